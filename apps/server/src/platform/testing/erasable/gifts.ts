import type { BuiltApplication } from '../../../modules/applications/applications.factory.ts';
import {
  createAmounts,
  createQuestion,
  createUpdate,
} from '../../../modules/campaign-pages/campaign-pages.factory.ts';
import { createGift, createProof } from '../../../modules/gifts/gifts.factory.ts';
import { createVolunteer } from '../../../modules/volunteers/volunteers.factory.ts';
import type { Persona } from '../personas.ts';
import type { TestApp } from '../testApp.ts';
import { earlier, name, phone } from './words.ts';

/** Gave and helped, and asked others to for her team. */
export async function give(
  { platform, clock }: TestApp,
  amina: Persona,
  { shared, running }: Record<'shared' | 'running', BuiltApplication>,
): Promise<void> {
  const at = clock.now();
  const said = `Pita ${name}, ${phone}`;
  await platform.db.transaction(async (tx) => {
    const asked = await createGift(tx, platform, shared, {
      requestedAt: at,
      requestedBy: amina.id,
      status: 'confirmed',
      message: said,
      answer: `Hvala! ${name} nas je zamolila.`,
    });
    const proof = { by: amina, at, name: `${name}.webp`, notes: said };
    await createProof(tx, platform.files, asked, proof);
    for (const status of ['invited', 'attended'] as const) {
      await createVolunteer(tx, status === 'invited' ? shared : running, {
        invitedAt: at,
        status,
        name,
        email: status === 'invited' ? earlier : amina.email,
        answer: said,
        invitedBy: amina.id,
        recordedBy: amina.id,
        recordedAt: at,
      });
    }
    await createAmounts(tx, running, { 20: `Stolica za: ${name}` });
    await createUpdate(tx, running, { publishedAt: at, authorId: amina.id, text: said });
    for (const answer of [null, `${name} kaže da može.`]) {
      const asked = { name, email: answer === null ? earlier : amina.email, question: said };
      const answeredBy = answer === null ? null : amina.id;
      await createQuestion(tx, running, { ...asked, askedAt: at, answer, answeredBy });
    }
    for (const status of ['pending', 'confirmed'] as const) {
      await createGift(tx, platform, running, {
        requestedAt: at,
        status,
        donorName: name,
        donorEmail: status === 'pending' ? earlier : amina.email,
        description: said,
      });
    }
  });
}
