import { describe, expect, it } from 'vitest';
import { colours } from '../../platform/mail/colours.ts';
import { renderMail } from '../../platform/mail/render.ts';
import type { MailedCampaign } from './campaigns/campaigns.repo.ts';
import { endedMail, startedMail } from './crowdfunding.mails.tsx';

const settings = { brand: 'Zamah', publicUrl: 'https://zamah.example' };
const member = { email: 'lejla@primjer.ba', language: 'bhs' as const };

const campaign = (kind: MailedCampaign['kind']) =>
  ({
    kind,
    applicationId: '0199aaaa-0000-7000-8000-000000000001',
    title: 'Pedala',
    target: 400_000,
    minimum: 40_000,
    settled: 120_000,
    donorCount: 12,
    startsAt: new Date('2026-11-02T09:00:00.000Z'),
    endsAt: new Date('2026-12-02T09:00:00.000Z'),
  }) as MailedCampaign;

describe.each(['orange', 'blue'] as const)('the mails of a campaign of an %s grant', (kind) => {
  it.each([startedMail, endedMail])('are in its colour', async (write) => {
    const { html } = await renderMail(write(settings, member, campaign(kind)).content);
    const other = kind === 'blue' ? 'orange' : 'blue';
    expect(html).toContain(colours[kind].day.accent);
    expect(html).not.toContain(colours[other].day.accent);
  });
});
