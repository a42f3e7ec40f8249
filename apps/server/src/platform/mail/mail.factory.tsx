import type { ReactElement } from 'react';
import { MailLayout, MailText } from './layout.tsx';

export function simpleMail(title: string, text: string): ReactElement {
  return (
    <MailLayout
      language="bhs"
      settings={{ brand: 'Zamah', publicUrl: 'http://localhost:3000' }}
      preview=""
      title={title}
    >
      <MailText>{text}</MailText>
    </MailLayout>
  );
}
