import type { Team, TeamPerson } from '@app/contracts/teams/teams.schemas';

export const idOf = (n: number) => `0199aaaa-0000-7000-8000-00000000000${n}`;

/** A member of a team; the first is the reader. */
export const person = (n: number, name: string, role = 'clan'): TeamPerson => ({
  id: idOf(n),
  name,
  profile_picture_url: null,
  role,
  responsibility: '',
  isReader: n === 1,
  lack: null,
  consent: null,
});

/** Amina's, who is the reader, with Emir. */
export const team: Team = {
  members: [person(1, 'Amina Hodžić', 'vlasnik'), person(2, 'Emir Delić')],
  invitations: [],
  requests: [],
  link: null,
  handover: null,
  places: { minimum: 3, atMost: 8 },
  ages: { least: 15, most: 30 },
  own: null,
  canManage: true,
  canLeave: false,
};
