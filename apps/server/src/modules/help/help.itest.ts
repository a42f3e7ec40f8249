import { helpApi } from '@app/contracts/help/help.api';
import type { ContactMessage } from '@app/contracts/help/help.schemas';
import { describe, expect, it } from 'vitest';
import { personas } from '../../platform/testing/personas.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';

const app = setUpApp();

const question: Omit<ContactMessage, 'form'> = {
  topic: 'donation',
  name: 'Hana Zukić',
  email: 'hana@primjer.ba',
  text: 'Platila sam donaciju, a potvrda nije stigla.\n\nKome da se javim?',
};

async function openForm(): Promise<string> {
  const { data } = await app.as().call(helpApi.openForm);
  if (!data) throw new Error('No form was opened.');
  return data.form;
}
const send = (form: string, message: Partial<typeof question> = {}) =>
  app.as().call(helpApi.send, { body: { ...question, ...message, form } });

async function mailsOfStaff() {
  await app.platform.jobs.drain();
  return (await app.platform.mail.caught()).filter(({ text }) => text.includes('Hana Zukić'));
}

describe('a question to the staff', () => {
  it('reaches every admin and moderator once, with the address that is answered', async () => {
    const { admin, moderator } = await personas(app);
    const form = await openForm();
    app.clock.forward(5_000);
    expect((await send(form)).status).toBe(200);
    // As a browser does whose answer was lost.
    expect((await send(form)).status).toBe(200);
    const mails = await mailsOfStaff();
    expect(mails.map(({ to }) => to).sort()).toEqual([admin.email, moderator.email].sort());
    for (const { subject, text } of mails) {
      expect(subject).toBe('Pitanje s pomoći: Donacija ili plaćanje');
      expect(text).toContain('Kome da se javim?');
      expect(text).toContain('hana@primjer.ba');
    }
  });

  it.each([
    ['at once', 0],
    ['a day later', 25 * 3_600_000],
  ])('is not taken from a form that is sent %s', async (_, later) => {
    const form = await openForm();
    app.clock.forward(later);
    const { status, error } = await send(form);
    expect([status, error.code]).toEqual([400, 'VALIDATION']);
    expect(error.fields).toHaveProperty('form');
  });

  it('is not taken from a form of somebody’s own making', async () => {
    const form = await openForm();
    app.clock.forward(5_000);
    for (const forged of [form.slice(0, -1), `1${form}`, '1.x.y', '']) {
      expect((await send(forged)).error.fields).toHaveProperty('form');
    }
  });

  it.each([
    ['email', { email: 'hana' }],
    ['name', { name: ' ' }],
    ['text', { text: 'Kratko.' }],
    ['text', { text: `Kupite ${'https://a.example '.repeat(4)}` }],
  ])('says what is wrong with its %s', async (field, wrong) => {
    const form = await openForm();
    app.clock.forward(5_000);
    const { status, error } = await send(form, wrong);
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });
});
