import { expect, it } from 'vitest';
import { blueForm } from '../applications/form/blue.form.ts';
import { emptyContentOf } from '../applications/form/form.ts';
import type { Fening } from '../money.ts';
import { activitiesIn } from './activities.ts';
import { analyse, suggestionsFor, textsOf } from './analysis.ts';

const unknown = () => null;

const activity = {
  description:
    'Emir računa koliko panela treba. Volonteri sklapaju police. Djeca na radionici crtaju strip.',
  teamAssignments: [{ teamMemberName: 'Sara', description: 'Vodi Instagram profil.' }],
  volunteersPlanned: true,
  volunteerDescription: 'Krečenje zidova.',
  usersPlanned: true,
  userDescription: 'Uče svirati gitaru.',
};
const said = (given: typeof activity) =>
  analyse(given, unknown).map(({ learners, skill, field }) => `${learners} ${skill} ${field}`);

it('knows who each sentence speaks of', () => {
  expect(said(activity)).toEqual([
    'team budgeting description',
    'volunteers carpentry description',
    'users illustration description',
    'team social-media teamAssignments.0',
    'volunteers painting-walls volunteerDescription',
    'users instrument userDescription',
  ]);
});

it('reads only what the plan asks for', () => {
  const without = { ...activity, volunteersPlanned: false, usersPlanned: false };
  expect(textsOf(without).map(({ field }) => field)).toEqual(['description', 'teamAssignments.0']);
});

it('is less sure of those who only watch', () => {
  const sure = (userDescription: string) =>
    analyse({ ...activity, userDescription }, unknown).find(
      ({ field }) => field === 'userDescription',
    )?.confidence ?? 0;
  expect(sure('Sviraju gitaru.')).toBeLessThan(sure('Uče svirati gitaru.'));
});

it('says what a team could still write', () => {
  const empty = { ...activity, description: 'Dan.', teamAssignments: [], userDescription: '' };
  const found = analyse(empty, unknown);
  expect(suggestionsFor(empty, found)).toEqual(['tellWork', 'tellWho', 'tellUsers']);
  expect(suggestionsFor(activity, analyse(activity, unknown))).toEqual([]);
});

it('reads of a business what its team will do, and asks for nothing that its form does not', () => {
  const content = {
    ...emptyContentOf(blueForm),
    milestones: [
      { id: 'm1', date: '2027-01-15', what: 'Prvih deset kupaca', measure: 'Vodimo blagajnu.' },
    ],
    channels: [
      {
        id: 'c1',
        channel: 'Mreže',
        costPerCustomer: 0 as Fening,
        plan: 'Vodimo Instagram profil.',
      },
      { id: 'c2', channel: 'Pijaca', costPerCustomer: 0 as Fening, plan: '' },
    ],
  };
  const read = activitiesIn(content).map((activity) => {
    const found = analyse(activity, unknown);
    return [activity.name, found.map(({ skill }) => skill), suggestionsFor(activity, found)];
  });
  expect(read).toEqual([
    ['Prvih deset kupaca', ['bookkeeping'], []],
    ['Mreže', ['social-media'], []],
    ['Pijaca', [], ['tellWork']],
  ]);
});
