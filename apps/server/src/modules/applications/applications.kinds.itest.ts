import { completeTrip, tripForm } from '@app/domain/applications/form/probe.factory';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readPdf } from '../../platform/pdf/pdf.testing.ts';
import type { Grants } from '../../platform/testing/grants.ts';
import type { Persona } from '../../platform/testing/personas.ts';
import type { TestApp } from '../../platform/testing/testApp.ts';

type Contract = typeof import('@app/contracts/applications/applications.api');

let app: TestApp;
let stage: Grants;
let api: Contract['applicationsApi'];

beforeAll(async () => {
  // Whatever is made of the forms is made anew, with one form more.
  vi.resetModules();
  vi.doMock('@app/domain/applications/form/forms', async (original) => {
    const real = await original<typeof import('@app/domain/applications/form/forms')>();
    const forms: Record<string, unknown> = { ...real.forms, trip: tripForm };
    return { forms, grantKinds: Object.keys(forms), formOf: (kind: string) => forms[kind] };
  });
  const testing = await import('../../platform/testing/testApp.ts');
  const { grants } = await import('../../platform/testing/grants.ts');
  api = (await import('@app/contracts/applications/applications.api')).applicationsApi;
  app = await testing.testApp();
  stage = await grants(app);
});

afterAll(async () => {
  vi.doUnmock('@app/domain/applications/form/forms');
  await app?.close();
});

it('a kind that nothing but its list of fields knows of is begun, written, sent and shown', async () => {
  const { vlasnik, koordinator } = stage.people;
  const call = await stage.call(stage.tuzla, { kind: 'trip' as 'orange', minTeam: 1 });
  const as = (who: Persona) => app.as(who.token);
  const { id } = (await as(vlasnik).call(api.create, { body: { callSlug: call.slug } })).data;
  const params = { id };
  const save = (who: Persona, editRevision: number, changes: Record<string, unknown>) =>
    as(who).call(api.save, { params, body: { editRevision, changes } });

  const begun = (await as(vlasnik).call(api.open, { params })).data;
  expect(begun).toMatchObject({
    kind: 'trip',
    content: { town: 'Tuzla', means: 'bus', stops: [] },
  });

  const refused = await save(vlasnik, 0, { price: -1, stops: [{ id: 's1', travellers: 2.5 }] });
  expect(Object.keys(refused.error.fields ?? {}).sort()).toEqual([
    'changes.price',
    'changes.stops.0.guide',
    'changes.stops.0.place',
    'changes.stops.0.travellers',
  ]);
  const { name, ...rest } = { ...completeTrip, price: 1200 };
  expect((await save(vlasnik, 0, rest)).data).toMatchObject({ editRevision: 1, merged: {} });
  expect((await save(koordinator, 0, { why: 'Drugačije' })).error).toMatchObject({
    code: 'REVISION_CLASH',
    details: { theirs: { why: completeTrip.why } },
  });

  const submit = (editRevision: number) =>
    as(vlasnik).call(api.submit, { params, body: { editRevision } });
  expect((await submit(1)).error.details).toEqual({
    missing: [{ section: 'where', field: 'name', code: 'REQUIRED' }],
  });
  expect((await save(vlasnik, 1, { name })).data.editRevision).toBe(2);
  const { slug, status } = (await submit(2)).data;
  expect([status, slug]).toEqual(['submitted', expect.stringMatching(/^voz-do-mora-/)]);

  const view = async (who: Persona) =>
    (await as(who).call(api.teamAccess, { params: { slug } })).data.data as object;
  expect(await view(koordinator)).toMatchObject({
    kind: 'trip',
    requestedAmount: 1200,
    about: { title: completeTrip.name, startsOn: completeTrip.departure },
    stops: [{ place: 'Sarajevo', guide: 'm1' }, { place: 'Mostar' }],
  });
  // Who answers for what is a contact, which a team does not read.
  expect(await view(vlasnik)).toHaveProperty('stops', [
    { id: 's1', place: 'Sarajevo', travellers: 20 },
    { id: 's2', place: 'Mostar', travellers: 18 },
  ]);

  const pdf = async (who: Persona, language: string) =>
    app.http.inject({
      url: `/api/orange-grants/${id}/pdf?language=${language}`,
      headers: { authorization: `Bearer ${who.token}` },
    });
  const own = await pdf(vlasnik, 'en');
  expect(own.headers['content-disposition']).toContain(`application-${slug}-v1.pdf`);
  const { text } = await readPdf(own.rawPayload);
  for (const word of [
    'Voz do mora',
    'Application as sent',
    'form-trip.section.travel',
    '1,200 KM',
  ]) {
    expect(text).toContain(word);
  }
  expect(text).toContain('form-trip.stops.place');
  expect(text).not.toContain('form-trip.stops.guide m1');
  const [mine] = (await as(vlasnik).call(api.mine)).data;
  expect(mine).toMatchObject({ kind: 'trip', projectTitle: completeTrip.name, missing: [] });
  expect(mine?.sections.map(({ key }) => key)).toEqual(Object.keys(tripForm.sections));
});
