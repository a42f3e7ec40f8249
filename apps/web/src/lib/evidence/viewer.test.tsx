import { agreementsApi } from '@app/contracts/agreements/agreements.api';
import { Button } from '@app/ui/button';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answer, expectAccessible, show, signIn } from '../../testing/show.tsx';
import { type Evidence, EvidenceViewer } from './evidence.ts';
import { openPdf } from './open-pdf.ts';

vi.mock(import('./open-pdf.ts'), async (original) => ({
  ...(await original()),
  openPdf: vi.fn<typeof openPdf>(),
}));

const saved: string[] = [];

beforeEach(async () => {
  await signIn();
  saved.length = 0;
  // What a browser does with a link to save.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});

const picture = new Blob(['picture'], { type: 'image/webp' });
const table = new Blob(['table'], { type: 'application/vnd.ms-excel' });

const url = (n: number) => `/api/applications/0199aaaa/agreement/files/${n}`;

/** Three files, two of which wait; what is answered says so from then on. */
function Page({ onAnswer = () => undefined }: { onAnswer?: (key: string) => void }) {
  const [at, setAt] = useState<string | null>(null);
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const pieces = ['prva', 'druga', 'treća'].map((key, n): Evidence => {
    const waits = n !== 1 && !answered.includes(key);
    const reply = (done: () => void) => (
      <Button
        onClick={() => {
          onAnswer(key);
          setAnswered((all) => [...all, key]);
          done();
        }}
      >
        Prihvati {key}
      </Button>
    );
    return {
      key,
      name: `${key}.webp`,
      url: url(n),
      title: `Slika ${key}`,
      state: waits ? 'waits' : 'accepted',
      waits,
      claim: <p>Tvrdi se {key}</p>,
      ...(waits ? { acts: reply } : {}),
    };
  });
  return (
    <>
      <Button onClick={() => setAt('prva')}>Pogledaj</Button>
      {at ? (
        <EvidenceViewer pieces={pieces} at={at} onMove={setAt} onClose={() => setAt(null)} />
      ) : null}
    </>
  );
}

const open = async (props = {}) => {
  const { user } = show(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Pogledaj' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog };
};
const shown = async (name: string) => {
  const image = await screen.findByRole('img', { name });
  fireEvent.load(image);
  return image;
};

it('goes to the next and the previous by button, key, finger and niche, and round', async () => {
  answer(agreementsApi.file, picture);
  const { user, dialog } = await open();
  await shown('Slika prva');
  const title = () => dialog.getByRole('heading', { level: 2 }).textContent;
  expect(title()).toBe('1 od 3Slika prva');
  dialog.getByText('Tvrdi se prva');
  await user.click(dialog.getByRole('button', { name: 'Sljedeće' }));
  expect(title()).toBe('2 od 3Slika druga');
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Sljedeće' }));
  expect(dialog.queryByText('Tvrdi se prva')).toBeNull();
  await user.keyboard('{ArrowRight}');
  expect(title()).toBe('3 od 3Slika treća');
  await user.keyboard('{ArrowRight}');
  expect(title()).toBe('1 od 3Slika prva');
  await user.keyboard('{ArrowLeft}');
  expect(title()).toBe('3 od 3Slika treća');
  const view = dialog.getByRole('region', { name: /^Prikaz/ });
  fireEvent.touchStart(view, { touches: [{ clientX: 10, clientY: 100 }] });
  fireEvent.touchEnd(view, { changedTouches: [{ clientX: 200, clientY: 120 }] });
  expect(title()).toBe('2 od 3Slika druga');
  await user.click(dialog.getByRole('button', { name: '1: Slika prva, čeka odgovor' }));
  expect(title()).toBe('1 od 3Slika prva');
  await shown('Slika prva');
  await expectAccessible();
});

it('gives the focus to the file, and back to what opened it', async () => {
  answer(agreementsApi.file, picture);
  const { user, dialog } = await open();
  expect(document.activeElement).toBe(dialog.getByRole('region', { name: /^Prikaz/ }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await vi.waitFor(
    () => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pogledaj' })),
    15_000,
  );
});

it('is answered once it was seen, and moves on to the next that waits', async () => {
  answer(agreementsApi.file, picture);
  const onAnswer = vi.fn();
  const { user, dialog } = await open({ onAnswer });
  const accept = (key: string) =>
    dialog.getByRole<HTMLButtonElement>('button', { name: `Prihvati ${key}` });
  await screen.findByRole('img', { name: 'Slika prva' });
  // It has come and is not drawn yet.
  await user.click(accept('prva'));
  expect(onAnswer).not.toHaveBeenCalled();
  await shown('Slika prva');
  await user.click(accept('prva'));
  // The second is answered already.
  await dialog.findByText('Tvrdi se treća');
  // A second press in a row answers nothing that was not seen.
  expect(document.activeElement).toBe(dialog.getByRole('region', { name: /^Prikaz/ }));
  await user.click(accept('treća'));
  expect(onAnswer.mock.calls).toEqual([['prva']]);
  await shown('Slika treća');
  await user.click(accept('treća'));
  await dialog.findByText('Ništa više ne čeka tvoj odgovor.');
  expect(onAnswer.mock.calls).toEqual([['prva'], ['treća']]);
});

it('enlarges and turns, and never leaves by arrow what is larger than its place', async () => {
  answer(agreementsApi.file, picture);
  const { user, dialog } = await open();
  const room = () => dialog.getByRole('img').parentElement;
  await shown('Slika prva');
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Umanji' }).disabled).toBe(true);
  await press('Uvećaj');
  await press('Okreni');
  expect(room()?.style.getPropertyValue('--z')).toBe('1.5');
  expect(room()?.style.getPropertyValue('--turn')).toBe('90deg');
  const view = dialog.getByRole('region', { name: /^Prikaz/ });
  vi.spyOn(view, 'scrollWidth', 'get').mockReturnValue(view.clientWidth + 100);
  view.focus();
  await user.keyboard('{ArrowRight}');
  dialog.getByText('Tvrdi se prva');
  // Another file is whole again.
  await press('Sljedeće');
  await shown('Slika druga');
  expect(room()?.style.getPropertyValue('--z')).toBe('1');
});

it('says that a file did not load, offers to save it, and is not answered unseen', async () => {
  answer(agreementsApi.file, 'no connection', 'no connection', picture);
  const { user, dialog } = await open();
  await within(await dialog.findByRole('alert')).findByText('Fajl se nije učitao');
  await expectAccessible();
  const accept = dialog.getByRole('button', { name: 'Prihvati prva' });
  const isShut = () => accept.closest('fieldset')?.disabled;
  expect(isShut()).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Preuzmi: prva.webp' }));
  expect(saved).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Pokušaj ponovo' }));
  await shown('Slika prva');
  expect(isShut()).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Preuzmi: prva.webp' }));
  expect(saved).toEqual(['prva.webp']);
});

it.each([
  ['a kind that no browser shows', table, 'Ova vrsta fajla se ovdje ne prikazuje'],
  ['a picture that cannot be read', picture, 'Ovaj fajl se ne da prikazati'],
])('offers to save %s', async (_, content, said) => {
  answer(agreementsApi.file, content);
  const { user, dialog } = await open();
  if (content === picture) fireEvent.error(await screen.findByRole('img'));
  await dialog.findByText(said);
  await user.click(dialog.getByRole('button', { name: 'Preuzmi: prva.webp' }));
  expect(saved).toEqual(['prva.webp']);
  // It can be answered: it was given to the reader.
  const accept = dialog.getByRole('button', { name: 'Prihvati prva' });
  expect(accept.closest('fieldset')?.disabled).toBe(false);
});

it('says so where a PDF cannot be read', async () => {
  answer(agreementsApi.file, new Blob(['%PDF-'], { type: 'application/pdf' }));
  vi.mocked(openPdf).mockRejectedValue(new Error('no PDF'));
  const { dialog } = await open();
  await dialog.findByText('Ovaj fajl se ne da prikazati');
});
