import type { BusinessSketch } from '../businesses.ts';

/** What the shorter ones share; each says its own name, buyers, products and money. */
export const short: Pick<
  BusinessSketch,
  'stage' | 'days' | 'evidence' | 'channels' | 'jobs' | 'milestones' | 'help' | 'others'
> = {
  stage: 'prototype',
  days: [40, 400],
  evidence: [['interview', 'Razgovarali smo s tridesetak ljudi iz komšiluka.', -30]],
  channels: [
    [
      'Preporuke i društvene mreže',
      0.5,
      'Vodimo Instagram profil s dvije objave sedmično i odgovaramo na poruke kupaca.',
    ],
  ],
  jobs: 1,
  milestones: [
    [70, 'Prvih deset kupaca', 'Učimo raditi s kupcima i vodimo evidenciju prihoda.'],
    [220, 'Mjesec u plusu', 'Računamo troškove i određujemo cijene.'],
  ],
  help: 'Kako odrediti cijenu i kako razgovarati s prvim većim kupcem.',
  others: [],
};

export const even = (units: number) => Array.from({ length: 12 }, () => units);
export const growing = (from: number, by: number) =>
  Array.from({ length: 12 }, (_, n) => from + n * by);
