import { applicationsApi } from '@app/contracts/applications/applications.api';
import { blueForm } from '@app/domain/applications/form/blue.form';
import type { AttachedFile } from '@app/domain/applications/form/values';
import { errorsTexts } from '@app/messages/errors';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { allSent, answer, expectAccessible, show } from '../../../../testing/show.tsx';
import { FakeCanvas } from '../canvas.fake.tsx';
import type { Content } from '../content.ts';

const letter: AttachedFile = {
  file: '0199bbbb-0000-7000-8000-0000000000f1',
  name: 'pismo.pdf',
  bytes: 2_400_000,
};
const paper = (name: string, bytes = 9) => new File([new Uint8Array(bytes)], name);
const evidence = { id: 'e1', kind: 'interview', what: 'Razgovor', happenedOn: '', files: [] };

function open(files: readonly AttachedFile[] = []) {
  const written: { files: readonly AttachedFile[] } = { files };
  const first: Content = { evidence: [{ ...evidence, files }] };
  const onContent = (content: Content) => {
    written.files = (content.evidence as (typeof evidence)[])[0]?.files ?? [];
  };
  const shown = show(
    <FakeCanvas form={blueForm} section="customer" first={first} onContent={onContent} />,
  );
  return { ...shown, written, choice: () => screen.getByLabelText(/^Dokument ili slika:/) };
}

it('sends a file to the application, shows it with its size, and gives back what was removed', async () => {
  answer(applicationsApi.addFile, letter);
  const { user, written, choice } = open();
  await user.upload(choice(), paper('pismo.pdf'));
  const link = await screen.findByRole('button', { name: /^pismo\.pdf 2,4\sMB$/ });
  expect(written.files).toEqual([letter]);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Obriši: pismo.pdf' }));
  expect(written.files).toEqual([]);
  expect(link.isConnected).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Vrati' }));
  expect(written.files).toEqual([letter]);
});

function Leaving({ onContent }: { onContent: (content: Content) => void }) {
  const [section, setSection] = useState('customer');
  return (
    <>
      <button type="button" onClick={() => setSection('competition')}>
        Dalje
      </button>
      <FakeCanvas
        form={blueForm}
        section={section}
        first={{ evidence: [evidence] }}
        onContent={onContent}
      />
    </>
  );
}

it('goes on sending while another section is open', async () => {
  let arrive: (file: AttachedFile) => void = () => undefined;
  answer(
    applicationsApi.addFile,
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  const written: Content[] = [];
  const { user } = show(<Leaving onContent={(content) => written.push(content)} />);
  await user.upload(screen.getByLabelText(/^Dokument ili slika:/), paper('pismo.pdf'));
  await user.click(screen.getByRole('button', { name: 'Dalje' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  arrive(letter);
  await waitFor(() => expect(written.at(-1)?.evidence).toMatchObject([{ files: [letter] }]));
});

it('keeps what could not be sent, says why, and sends it again', async () => {
  const refused = { failure: { code: 'UNSUPPORTED_MEDIA' as const } };
  answer(applicationsApi.addFile, 'no connection', refused, letter);
  const { user, written, choice } = open();
  await user.upload(choice(), paper('pismo.pdf'));
  await screen.findByText(/^Nije poslan, jer nema veze/);
  await user.click(screen.getByRole('button', { name: 'Pokušaj opet' }));
  await screen.findByText(errorsTexts.UNSUPPORTED_MEDIA.bhs);
  await user.click(screen.getByRole('button', { name: 'Pokušaj opet' }));
  await screen.findByRole('button', { name: /^pismo\.pdf/ });
  expect(screen.queryByText(errorsTexts.UNSUPPORTED_MEDIA.bhs)).toBeNull();
  expect(written.files).toEqual([letter]);
});

it('sends nothing that is too large or too much, and no more than there is room for', async () => {
  const { user, choice } = open([letter]);
  answer(applicationsApi.addFile, new Promise(() => undefined));
  await user.upload(choice(), paper('velik.pdf', 10 * 1024 * 1024 + 1));
  await screen.findByText(/^Ovaj fajl ima 10,5\sMB, a može najviše 10 MB/);
  expect(allSent()).toEqual([]);
  expect(screen.queryByLabelText(/^Dokument ili slika:/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ukloni' }));
  await user.upload(choice(), paper('prvi.pdf'));
  await screen.findByRole('progressbar', { name: 'Šaljem: prvi.pdf' });
  await user.click(screen.getByRole('button', { name: 'Prekini' }));
  expect(allSent().map(({ signal }) => signal?.aborted)).toEqual([true]);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
