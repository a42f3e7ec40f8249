import { fening } from '../../money.ts';
import { defineForm } from './form.ts';
import {
  answers,
  choice,
  day,
  flag,
  group,
  id,
  list,
  member,
  money,
  number,
  picture,
  text,
} from './values.ts';

/**
 * A made-up kind of grant: a trip of ten fields, which no code but tests knows of. What works for it
 * works for a kind that is yet to come.
 */
export const tripForm = defineForm({
  kind: 'trip',
  sections: {
    where: {
      name: text({ max: 80, min: 3, required: true }),
      why: text({ max: 500, lines: 4, required: true }),
      town: text({ max: 80, required: true }),
      picture: picture(),
      extraAnswers: answers(),
    },
    travel: {
      departure: day({ required: true }),
      means: choice({ of: ['bus', 'train'], initial: 'bus' }),
      overnight: flag(),
      stops: list(
        group({
          id: id(),
          place: text({ max: 80, required: true }),
          guide: member(),
          travellers: number({ max: 100 }),
        }),
        { max: 5, required: true },
      ),
      price: money({ required: true }),
    },
    team: {},
    review: {},
  },
  alwaysCompulsory: ['where', 'travel', 'team', 'review'],
  given: ['town'],
  rules: () => [],
  about: (content) => ({
    title: content.name,
    summary: content.why,
    applicantName: '',
    municipality: content.town,
    location: content.town,
    place: null,
    picture: content.picture,
    startsOn: content.departure,
    endsOn: content.departure,
    requestedAmount: content.price,
    goals: [],
  }),
  countsOnCampaign: () => false,
  start: ({ municipality }) => ({ town: municipality }),
});

export const completeTrip = {
  name: 'Voz do mora',
  why: 'Dvadesetoro nas more nije vidjelo.',
  town: 'Tuzla',
  picture: null,
  extraAnswers: [],
  departure: '2027-06-01',
  means: 'train',
  overnight: true,
  stops: [
    { id: 's1', place: 'Sarajevo', guide: 'm1', travellers: 20 },
    { id: 's2', place: 'Mostar', guide: '', travellers: 18 },
  ],
  price: fening(120_000),
} as const;
