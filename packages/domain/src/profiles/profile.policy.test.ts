import { describe, expect, it } from 'vitest';
import { personas } from '../accounts/accounts.factory.ts';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import {
  choicesOf,
  circleOf,
  defaultVisibility,
  profileParts,
  profilePolicy,
  seenBy,
  visibilities,
} from './profile.policy.ts';

const others =
  'lejla clan asistent koordinator voditelj savjetnik menadzer odbor obAdmin globalni admin moderator zenica clanVoditelj';

describe('a profile', () => {
  it('is read by whom its owner shows it to, staff and admins not excepted', () => {
    const actual = actualMatrix(visibilities, (actor, visibility) =>
      profilePolicy.view(actor, { ownerId: 'vlasnik', visibility }),
    );
    expect(actual).toEqual(
      expectedMatrix(
        visibilities,
        `
        nobody:                  + s i
        ${others}:               + + i
        vlasnik vlasnikVoditelj: + + +`,
      ),
    );
  });

  it('is edited by its owner only', () => {
    const actual = actualMatrix(visibilities, (actor, visibility) =>
      profilePolicy.edit(actor, { ownerId: 'vlasnik', visibility }),
    );
    expect(actual).toEqual(
      expectedMatrix(
        visibilities,
        `
        nobody:                  s
        ${others}:               i
        vlasnik vlasnikVoditelj: +`,
      ),
    );
  });
});

describe('a part of a profile', () => {
  it.each([
    ['nobody', [true, false, false]],
    ['lejla', [true, true, false]],
    ['admin', [true, true, false]],
    ['vlasnik', [true, true, true]],
  ] as const)('is seen by %s as its visibility says', (name, expected) => {
    const circle = circleOf(personas[name], 'vlasnik');
    expect(visibilities.map((audience) => seenBy(circle, audience))).toEqual(expected);
  });

  it('shows picture and headline to everybody until the member chooses, the rest to members', () => {
    const open = profileParts.filter((part) => defaultVisibility[part] === 'everyone');
    expect(open).toEqual(['picture', 'headline']);
    for (const part of profileParts) expect(choicesOf(part)).toContain(defaultVisibility[part]);
    expect(choicesOf('picture')).not.toContain('me');
  });
});
