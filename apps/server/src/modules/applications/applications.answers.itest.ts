import { pages } from '@app/contracts/pages';
import { beforeAll, expect, it } from 'vitest';
import type { Mail } from '../../platform/mail/mail.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { notify } from '../notifications/public.ts';
import { contactAt } from './applications.answers.ts';

const app = setUpApp();
const stage = setUpGrants(app);
let id: string;
let slug: string;

beforeAll(async () => {
  ({ id, slug } = await stage.application({ call: stage.open, status: 'approved' }));
});

it('finds the contact of the call by the address of any page of an application', async () => {
  const at = (address: string) => contactAt(app.platform.db.read, address);
  for (const address of [
    pages.agreement({ id, hash: 'koraci' }),
    pages.project({ slug }),
    pages.canvas({ edit: id }),
    pages.tasks({ id }),
    pages.campaigns({ id: slug }),
  ]) {
    expect(await at(address), address).toBe('poziv@example.ba');
  }
  expect(await at(pages.project({ slug: 'nema-ga' }))).toBeUndefined();
  expect(await at(pages.call({ slug: stage.open.slug }))).toBeUndefined();
  expect(await at('//example.com/canvas-narandzasti-pregled')).toBeUndefined();
});

it('is whom the mail of a decision or a return is answered to, and no other mail', async () => {
  const sent: Mail[] = [];
  const { mail } = app.platform;
  const send = mail.send;
  mail.send = async (one) => void sent.push(one);
  try {
    for (const type of ['status_change', 'mentor_message'] as const) {
      await app.platform.db.transaction((tx) =>
        notify(tx, app.platform, {
          userIds: [stage.people.vlasnik.id],
          type,
          text: 'contractSignedTeam',
          values: { title: 'Klupa' },
          actionUrl: pages.agreement({ id }),
        }),
      );
      await app.platform.jobs.drain();
    }
  } finally {
    mail.send = send;
  }
  expect(sent.map(({ replyTo }) => replyTo)).toEqual(['poziv@example.ba', undefined]);
});
