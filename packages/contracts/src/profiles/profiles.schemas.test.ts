import { profileLimits as limits } from '@app/domain/profiles/profile';
import { profileParts } from '@app/domain/profiles/profile.policy';
import { describe, expect, it } from 'vitest';
import { PrivacyChange, ProfileChange, ProfilePrivacy } from './profiles.schemas.ts';

/** Path and reason of each thing that is wrong. */
function wrongIn(change: Record<string, unknown>): string[] {
  const { error } = ProfileChange.safeParse({ editRevision: 0, ...change });
  return (error?.issues ?? []).map(({ path, message, code }) => {
    const reason = code === 'custom' || !message.includes(' ') ? message : code;
    return `${path.join('.')} ${reason}`;
  });
}

const period = { title: 'Praksa', from: '2024-03', to: '2024-05' };

describe('a change of a profile', () => {
  it('takes plain text and fills in what was left out', () => {
    const { experience, headline } = ProfileChange.parse({
      editRevision: 3,
      headline: '  Dizajn\n i   frontend ',
      experience: [{ ...period, title: ' Praksa u\u202e računovodstvu' }],
    });
    expect(headline).toBe('Dizajn i frontend');
    expect(experience).toEqual([
      { ...period, title: 'Praksa u računovodstvu', organisation: '', place: '', description: '' },
    ]);
  });

  it('drops what no member may set', () => {
    const sent = {
      editRevision: 0,
      headline: 'x',
      id: '1',
      userId: '2',
      privacy: {},
      role: 'ADMIN',
    };
    expect(ProfileChange.parse(sent)).toEqual({ editRevision: 0, headline: 'x' });
  });

  it('keeps a skill once', () => {
    const { skills } = ProfileChange.parse({ editRevision: 0, skills: ['Šah', ' šah ', 'Budžet'] });
    expect(skills).toEqual(['Šah', 'Budžet']);
  });

  it.each([
    ['a revision', { editRevision: -1 }, 'editRevision too_small'],
    ['a headline', { headline: 'x'.repeat(limits.headline + 1) }, 'headline too_big'],
    ['a text', { about: 'x'.repeat(limits.about + 1) }, 'about too_big'],
    ['an interest', { interests: ['politics'] }, 'interests.0 invalid_value'],
    ['what is looked for', { seeking: ['fame'] }, 'seeking.0 invalid_value'],
    ['an empty skill', { skills: ['\u200b '] }, 'skills.0 required'],
    ['many skills', { skills: Array(limits.skills + 1).fill('x') }, 'skills too_big'],
    ['a link', { links: [{ kind: 'website', url: 'javascript:alert(1)' }] }, 'links.0.url link'],
    ['a link by http', { links: [{ kind: 'website', url: 'http://a.ba' }] }, 'links.0.url link'],
    [
      'a kind of link',
      { links: [{ kind: 'x', url: 'https://a.ba' }] },
      'links.0.kind invalid_value',
    ],
    [
      'a level',
      { languages: [{ name: 'Engleski', level: 'D1' }] },
      'languages.0.level invalid_value',
    ],
    [
      'a period without a name',
      { experience: [{ ...period, title: ' ' }] },
      'experience.0.title required',
    ],
    [
      'a month',
      { education: [{ ...period, from: '2024-13', to: null }] },
      'education.0.from month',
    ],
    ['an end', { volunteering: [{ ...period, to: '2024-02' }] }, 'volunteering.0.to endAfterStart'],
    ['an id', { experience: [{ ...period, id: 'x' }] }, 'experience.0.id invalid_format'],
    ['many periods', { experience: Array(limits.periods + 1).fill(period) }, 'experience too_big'],
    [
      'many links',
      { links: Array(limits.links + 1).fill({ kind: 'other', url: 'a.ba' }) },
      'links too_big',
    ],
  ])('refuses %s that is none', (_name, change, reason) => {
    expect(wrongIn(change)).toEqual([reason]);
  });
});

describe('privacy', () => {
  it('knows every part', () => {
    expect(Object.keys(ProfilePrivacy.shape.parts.shape).sort()).toEqual([...profileParts].sort());
    expect(Object.keys(PrivacyChange.shape.parts.unwrap().shape).sort()).toEqual(
      [...profileParts].sort(),
    );
  });

  it('takes what may be chosen only', () => {
    expect(PrivacyChange.safeParse({ parts: { about: 'me' } }).success).toBe(true);
    expect(PrivacyChange.safeParse({ parts: { picture: 'me' } }).success).toBe(false);
    expect(PrivacyChange.safeParse({ visibility: 'friends' }).success).toBe(false);
    expect(PrivacyChange.parse({ parts: { email: 'everyone' } })).toEqual({ parts: {} });
  });
});
