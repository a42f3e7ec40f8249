import { agreementsPaths } from '@app/contracts/agreements/agreements.paths';
import { parseAddress } from '@app/contracts/endpoint';
import type { AgreementFilePurpose } from '@app/domain/agreements/agreement.limits';
import type { ReactNode } from 'react';
import { urlOf } from '../../../lib/api/client.ts';
import { UploadButton } from '../../../lib/form/upload-button.tsx';
import { useAgreementsText } from '../text.ts';

const { path } = parseAddress(agreementsPaths.addFile);
const pictures = 'image/jpeg,image/png,image/webp';

/** Sends a file of a project at once. */
export function SendFile({
  id,
  purpose,
  of,
  look = 'soft',
  children,
  onSent,
}: {
  id: string;
  purpose: AgreementFilePurpose;
  /** The milestone of a proof. */
  of?: string;
  look?: 'soft' | 'field';
  children: ReactNode;
  onSent(file: { readonly file: string; readonly name: string; readonly bytes: number }): void;
}) {
  const t = useAgreementsText();
  return (
    <UploadButton<Parameters<typeof onSent>[0]>
      to={urlOf(path, { params: { id } })}
      fields={{ purpose, ...(of ? { of } : {}) }}
      accept={purpose === 'picture' ? pictures : `${pictures},application/pdf`}
      failed={t('fileFailed')}
      variant={look}
      onUploaded={onSent}
    >
      {children}
    </UploadButton>
  );
}
