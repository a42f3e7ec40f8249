import { pages } from '@app/contracts/pages';
import { skillsApi } from '@app/contracts/skills/skills.api';
import type { AnalysedSkill, ApplicationSkills } from '@app/contracts/skills/skills.schemas';
import type { Language } from '@app/messages/catalogue';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allSent, answer, expectAccessible, show, signIn } from '../../testing/show.tsx';
import SkillsPage from './pages/skills.tsx';

const id = '0199aaaa-0000-7000-8000-000000000005';
const text = 'Tim snima i montira zvuk.';
const skill: AnalysedSkill = {
  id: 'sound',
  skill: 'Snimanje zvuka',
  confidence: 0.9,
  quote: 'snima i montira zvuk',
  place: { field: 'description', start: 4, end: 24 },
  answer: null,
  answeredBy: null,
  answeredAt: null,
};
const analysed = (...team: AnalysedSkill[]): ApplicationSkills => ({
  applicationId: id,
  kind: 'orange',
  slug: 'muzicka-soba',
  projectTitle: 'Muzička soba',
  activities: [
    {
      id: 'a1',
      name: 'Snimanje',
      analysis: {
        activityId: 'a1',
        activityName: 'Snimanje',
        texts: [{ field: 'description', text }],
        teamMemberSkills: team,
        volunteerSkills: [],
        beneficiarySkills: [],
        suggestions: ['Napiši ko šta radi.'],
        stale: false,
      },
    },
  ],
  canAnswer: true,
  service: null,
});
const unread: ApplicationSkills = {
  ...analysed(),
  activities: [{ id: 'a1', name: 'Snimanje', analysis: null }],
};
const accepted = { ...skill, answer: 'accepted' as const, answeredBy: 'Amina Hodžić' };
const page = (language: Language = 'bhs') =>
  show(<SkillsPage />, { at: pages.skills({ id }), path: pages.skills.path, language });
const changes = () => allSent().filter(({ method }) => method !== 'GET');
const press = (name: string) => screen.findByRole('button', { name });
const given = (said: AnalysedSkill['answer']) => ({
  answers: [{ activityId: 'a1', learners: 'team', skill: 'sound', answer: said }],
});

it('shows a skill in the team’s own words, which accepts it and takes it back', async () => {
  await signIn();
  answer(skillsApi.skills, analysed(skill));
  answer(skillsApi.answer, analysed(accepted), analysed(skill));
  const { user } = page();
  const accept = await press('Prihvati: Snimanje zvuka');
  expect(document.querySelector('mark')?.textContent).toBe(skill.quote);
  expect(screen.getByText('Napiši ko šta radi.')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Aktivnosti' })).toBeTruthy();
  await expectAccessible();
  await user.click(accept);
  await screen.findByText('Prihvaćeno');
  await user.click(await press('Vrati: Snimanje zvuka'));
  await press('Prihvati: Snimanje zvuka');
  expect(changes().map(({ body }) => body)).toEqual([given('accepted'), given(null)]);
});

it('takes an answer back that is not saved', async () => {
  await signIn();
  answer(skillsApi.skills, analysed(skill));
  answer(skillsApi.answer, { failure: { code: 'FORBIDDEN' } });
  const { user } = page();
  await user.click(await press('Odbij: Snimanje zvuka'));
  await screen.findByText(
    'Tvoj nalog nema dozvolu za ovo. Ako je to greška, javi se svojoj omladinskoj banci.',
  );
  await press('Odbij: Snimanje zvuka');
  expect(screen.queryByText('Snimanje zvuka: odbijeno')).toBeNull();
});

it('accepts all that the text says with one press, and leaves a guess', async () => {
  await signIn();
  const guess = { ...skill, id: 'patience', skill: 'Strpljenje', confidence: 0.3 };
  answer(skillsApi.skills, analysed(skill, guess));
  answer(skillsApi.answer, analysed(accepted, guess));
  const { user } = page();
  await user.click(await press('Prihvati jasne, 1'));
  await press('Prihvati: Strpljenje');
  await waitFor(() => expect(screen.queryByRole('button', { name: /jasne/ })).toBeNull());
  expect(changes()[0]?.body).toEqual(given('accepted'));
});

it('says that it has not been run, and runs for whoever may answer', async () => {
  await signIn();
  answer(skillsApi.skills, unread);
  answer(skillsApi.read, analysed(skill));
  const { user } = page();
  await screen.findByRole('heading', { name: 'AI analiza vještine još nije pokrenuta' });
  await expectAccessible();
  await user.click(await press('Pokreni analizu'));
  await press('Prihvati: Snimanje zvuka');
  expect(changes().map(({ method }) => method)).toEqual(['POST']);
});

it('lets others only read, in English too', async () => {
  await signIn();
  answer(skillsApi.skills, { ...analysed(skill), canAnswer: false });
  page('en');
  await screen.findByText('the text says so');
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks the owner once about the service', async () => {
  await signIn();
  const asking = { ...analysed(skill), service: { allowed: null, canAllow: true } };
  answer(skillsApi.skills, asking);
  answer(skillsApi.consent, { ...asking, service: { allowed: false, canAllow: true } });
  const { user } = page();
  await user.click(await press('Ne šalji'));
  await screen.findByText('Vanjski servis ne čita tekstove.');
  expect(changes()[0]?.body).toEqual({ allowed: false });
});

it.each([
  ['AI analiza vještine nije dostupna', { ...unread, activities: [] }],
  ['Ove prijave nema', { failure: { code: 'NOT_FOUND' as const } }],
])('says: %s', async (name, given) => {
  await signIn();
  answer(skillsApi.skills, given);
  page();
  await screen.findByRole('heading', { name });
});

it('comes with another try', async () => {
  await signIn();
  answer(skillsApi.skills, 'no connection', unread);
  const { user } = page();
  await user.click(await press('Pokušaj ponovo'));
  await press('Pokreni analizu');
});
