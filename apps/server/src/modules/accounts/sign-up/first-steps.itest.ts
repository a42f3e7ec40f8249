import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { describe, expect, it } from 'vitest';
import { setUpPersonas } from '../../../platform/testing/setUp.ts';
import { elsewhere, here, minute, setUpRegistrations } from './registration.testing.ts';

const { app, account, registered, verifyCode } = setUpRegistrations();
const cast = setUpPersonas(app);

describe('the first steps', () => {
  const steps = { phoneNumber: '061 123 456', gender: 'female', interests: ['arts', 'arts'] };
  const onboard = (body: object, headers = here, token?: string) =>
    app.as(token).call(accountsApi.onboarding, { body: body as never }, headers);

  async function confirmed() {
    const { email, mail, password } = await registered();
    await verifyCode(email, mail.code);
    return { email, password };
  }

  it('follow the confirmation without signing in, once', async () => {
    const { email } = await confirmed();
    const municipality = ' Tuzla ';
    expect((await onboard({ email, ...steps, municipality })).data).toEqual({ success: true });
    expect(await account(email)).toMatchObject({
      municipality: 'Tuzla',
      phone_number: '+38761123456',
      gender: 'female',
      interests: ['arts'],
    });
    const again = await onboard({ email, ...steps, gender: 'other' });
    expect([again.status, again.error.code]).toEqual([404, 'NOT_FOUND']);
    expect((await account(email)).gender).toBe('female');
  });

  it.each([
    ['from another network address', elsewhere, 0],
    ['an hour later', here, 60 * minute],
  ])('do not follow %s', async (_, headers, later) => {
    const { email } = await confirmed();
    app.clock.forward(later);
    expect((await onboard({ email, ...steps }, headers)).status).toBe(404);
    expect((await account(email)).onboarded_at).toBeNull();
  });

  it('answer alike for unconfirmed, foreign and missing accounts', async () => {
    const bodies = [cast.novi.email, cast.lejla.email, 'niko@primjer.ba'];
    const answers = await Promise.all(bodies.map((email) => onboard({ email, ...steps })));
    const signedIn = await onboard({ email: cast.lejla.email, ...steps }, here, cast.emir.token);
    for (const answer of [...answers, signedIn]) {
      expect(answer.status).toBe(404);
      expect(answer.error).toEqual(answers[0]?.error);
    }
  });

  it('may be repeated by the member who is signed in', async () => {
    const body = { email: cast.emir.email, ...steps };
    expect((await onboard(body, elsewhere, cast.emir.token)).status).toBe(200);
    expect((await onboard({ ...body, gender: 'male' }, elsewhere, cast.emir.token)).status).toBe(
      200,
    );
    expect((await account(cast.emir.email)).gender).toBe('male');
  });

  it.each([
    ['no interest', { interests: [] }, 'interests'],
    ['an unknown interest', { interests: ['gold'] }, 'interests.0'],
    ['an unknown gender', { gender: 'x' }, 'gender'],
    ['a phone number that is too short', { phoneNumber: '061 1' }, 'phoneNumber'],
  ])('refuse %s', async (_, wrong, field) => {
    const { email } = await confirmed();
    const answer = await onboard({ email, ...steps, ...wrong });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error.fields ?? {})).toEqual([field]);
    expect((await account(email)).onboarded_at).toBeNull();
  });
});
