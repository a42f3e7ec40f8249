import type { AgreementPoint } from '@app/domain/agreements/checklist';
import type { Reader } from '../../platform/db/client.ts';
import { filesOf, findAgreement, pointsOf } from './agreements.repo.ts';

export interface DonePoint {
  readonly point: AgreementPoint;
  readonly by: string;
  readonly at: Date;
}

/** The points that stand: ticked ones, and those that a document or a copy makes true. */
export async function donePoints(read: Reader, id: string): Promise<DonePoint[]> {
  const agreement = await findAgreement(read, id);
  if (!agreement) return [];
  const copy = (await filesOf(read, id)).find(({ purpose }) => purpose === 'signed');
  return [
    { point: 'document', by: agreement.preparedBy, at: agreement.preparedAt },
    ...(copy ? [{ point: 'signedCopy' as const, by: copy.uploadedBy, at: copy.uploadedAt }] : []),
    ...(await pointsOf(read, id)),
  ];
}
