import type { AgreementPoint } from '@app/domain/agreements/checklist';
import type { Reader } from '../../platform/db/client.ts';
import { findAgreement, pointsOf } from './agreements.repo.ts';
import { standingCopy } from './signed-copies.repo.ts';

export interface DonePoint {
  readonly point: AgreementPoint;
  readonly by: string;
  readonly at: Date;
}

/** The points that stand: ticked ones, and those that a document or a copy makes so. */
export async function donePoints(read: Reader, id: string): Promise<DonePoint[]> {
  const agreement = await findAgreement(read, id);
  if (!agreement) return [];
  const { state, sentBy, sentAt, decidedBy, decidedAt } = (await standingCopy(read, id)) ?? {};
  return [
    { point: 'document', by: agreement.preparedBy, at: agreement.preparedAt },
    ...(sentBy && sentAt ? [{ point: 'signedCopy' as const, by: sentBy, at: sentAt }] : []),
    ...(state === 'confirmed' && decidedBy && decidedAt
      ? [{ point: 'countersigned' as const, by: decidedBy, at: decidedAt }]
      : []),
    ...(await pointsOf(read, id)),
  ];
}
