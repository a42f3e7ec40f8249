import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page, request } from '@playwright/test';
import { signIn } from './people.ts';

export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Calls the API in this person's name. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    data?: unknown,
  ): Promise<unknown>;
}

/** Somebody at their own desk. */
export async function enter(
  context: BrowserContext,
  baseURL: string,
  name: string,
): Promise<Person> {
  const token = await signIn(context, baseURL, name);
  const headers = { authorization: `Bearer ${token}` };
  return {
    context,
    page: await context.newPage(),
    async call(method, path, data) {
      const api = await request.newContext({ baseURL, extraHTTPHeaders: headers });
      const answer = await api.fetch(path, { method, ...(data ? { data } : {}) });
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
      const body: unknown = await answer.json();
      await api.dispose();
      return body;
    },
  };
}

/** The bar says that everything is saved. */
export const expectSaved = (page: Page, timeout = 10_000) =>
  expect(page.locator('header').first()).toContainText(/Sačuvano u \d\d:\d\d/, { timeout });

export interface Mine {
  readonly id: string;
  readonly status: string;
  readonly projectTitle: string;
  readonly picture: string | null;
}

/** One of this person's applications. */
export async function own(person: Person, wanted: (one: Mine) => boolean): Promise<string> {
  const mine = (await person.call('GET', '/api/orange-grants/mine')) as Mine[];
  const found = mine.find(wanted);
  if (!found) throw new Error('the demo has no such application');
  return found.id;
}

/** The demo's draft that a whole team writes. */
export const teamDraft = (person: Person) =>
  own(person, ({ projectTitle }) => projectTitle.startsWith('Muzička'));

/** A draft of this person for a call. */
export async function draftFor(person: Person, callSlug: string): Promise<string> {
  const made = await person.call('POST', '/api/orange-grants', { callSlug });
  return (made as { id: string }).id;
}

/** Of an id of its own: no two applications hold the same. */
export const oneActivity = () => ({
  id: randomUUID(),
  name: 'Radna subota',
  description: 'Bojimo ogradu i sadimo živicu.',
  startDate: '2027-04-10',
  endDate: '2027-04-11',
  responsible: '',
  teamAssignments: [],
  volunteersPlanned: false,
  expectedVolunteers: 0,
  volunteerDescription: '',
  usersPlanned: false,
  expectedUsers: 0,
  userDescription: '',
});

/** An application to which nothing is missing. */
export const completeContent = () => ({
  projectTitle: 'Ograda koja cvjeta',
  projectDescription: 'Živica umjesto lima oko igrališta.',
  projectStartDate: '2027-04-01',
  projectEndDate: '2027-06-30',
  projectLocation: 'Igralište u Crkvicama',
  communityProblem: 'Limena ograda je puna rupa.',
  storyContent: 'Lopta nam je prošla kroz ogradu i završila na cesti.',
  solutionSteps: ['Skinuti lim', 'Posaditi živicu'],
  projectActivities: [oneActivity()],
  budgetBreakdown: [
    { id: 'b1', name: 'Sadnice', category: '', description: '', amount: 8.5, quantity: 120 },
  ],
  selectedSdgs: [11],
  selectedSdgSubcategories: ['11.7'],
  sdgImpact: 'Zeleno igralište za sve.',
  communityImpact: 'Djeca se igraju bez straha od ceste.',
  targetGroup: 'Djeca iz naselja',
  lastingImpact: 'Živicu održava mjesna zajednica.',
  innovationValue: 'Prva živa ograda u naselju.',
});

/** From a call's page to the application that begins there: its conditions are met, by keyboard. */
export async function beginFrom(page: Page, call: string): Promise<void> {
  await page.goto(call);
  const begin = page.getByRole('link', { name: 'Započni prijavu' }).locator('visible=true');
  await begin.first().press('Enter');
  // The last one asks whether they run a project of the bank already.
  const asked = page.getByRole('radiogroup');
  await expect(asked.first()).toBeVisible();
  for (const one of await asked.all()) await one.getByRole('radio', { name: 'Da' }).press('Space');
  await asked.last().getByRole('radio', { name: 'Ne' }).press('Space');
  await page.getByRole('button', { name: 'Započni prijavu' }).press('Enter');
}
