import { translationsApi } from '@app/contracts/translations/translations.api';
import type {
  ImportPreview,
  TranslationRow,
} from '@app/contracts/translations/translations.schemas';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { allSent, answer, expectWrong, show } from '../../testing/show.tsx';
import ImportView from './parts/import-view.tsx';
import { TranslationEditor } from './parts/text-editor.tsx';

const row: TranslationRow = {
  key: 'landing.heroStart',
  value_bhs: 'Kreni',
  value_en: 'Start',
  default_bhs: null,
  default_en: null,
  changed_at: null,
  changed_by: null,
};
const bosnian = () => screen.getByLabelText<HTMLTextAreaElement>(/^Bosanski/);
const english = () => screen.getByLabelText<HTMLTextAreaElement>(/^Engleski/);
const press = (name: string | RegExp) => screen.getByRole('button', { name });

/** The open page asks for what has changed. */
const refreshed = () =>
  waitFor(() => {
    expect(allSent().map(({ path }) => path)).toContain(translationsApi.changes.path);
  });

function edit(of: TranslationRow = row) {
  const onDone = vi.fn();
  return { onDone, ...show(<TranslationEditor row={of} onDone={onDone} />) };
}

describe('a text', () => {
  it('that cannot be saved is told at its field, and stays', async () => {
    const { user, fill, onDone } = edit();
    await fill(bosnian(), 'Kreni <b>odmah</b>');
    await user.click(press(/^Sačuvaj/));
    await expectWrong([bosnian, 'HTML oznake ovdje nisu dopuštene.']);
    expect(bosnian().value).toBe('Kreni <b>odmah</b>');
    await fill(bosnian(), 'Kreni {{ime}}');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await expectWrong([bosnian, /nema oznaka u dvostrukim zagradama/]);
    await fill(bosnian(), '   ');
    await user.click(press(/^Sačuvaj/));
    await expectWrong([bosnian, /^Upiši tekst/]);
    expect(allSent()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(onDone).toHaveBeenCalledWith(false);
  });

  it('must keep its placeholders', async () => {
    const { user, fill } = edit({ ...row, value_bhs: 'Zdravo, {{ime}}', value_en: 'Hi, {{ime}}' });
    await fill(english(), 'Hi');
    await user.click(press(/^Sačuvaj/));
    await expectWrong([english, /\{\{ime\}\}/]);
    expect(bosnian().getAttribute('aria-invalid')).toBeNull();
  });

  it('that two change at once shows what stands now; mine is sent over what was seen', async () => {
    const details = { ...row, value_bhs: 'Kreni prva' };
    answer(
      translationsApi.change,
      { failure: { code: 'REVISION_CLASH', details } },
      { ...row, value_bhs: 'Kreni druga' },
    );
    answer(translationsApi.table, []);
    answer(translationsApi.changes, []);
    const { user, fill, onDone } = edit();
    await fill(bosnian(), 'Kreni druga');
    await user.click(press(/^Sačuvaj/));
    await screen.findByText(/„Kreni prva“/);
    screen.getByText(/^Neko je u međuvremenu izmijenio/);
    expect(bosnian().value).toBe('Kreni druga');
    await user.click(press('Zadrži moj'));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(true));
    await refreshed();
    const bodies = allSent().flatMap(({ method, body }) => (method === 'GET' ? [] : [body]));
    expect(bodies).toEqual([
      expect.objectContaining({ value_bhs: 'Kreni druga', replaced_bhs: 'Kreni' }),
      expect.objectContaining({ value_bhs: 'Kreni druga', replaced_bhs: 'Kreni prva' }),
    ]);
  });

  it('that is not saved says why, and stays', async () => {
    answer(translationsApi.change, 'no connection');
    const { user, fill } = edit();
    await fill(bosnian(), 'Kreni odmah');
    await user.click(press(/^Sačuvaj/));
    await screen.findByText(/^Nema veze sa serverom/);
    expect(bosnian().value).toBe('Kreni odmah');
  });
});

describe('a file of texts', () => {
  const difference = {
    key: row.key,
    kind: 'added',
    before_bhs: 'Kreni',
    before_en: 'Start',
    after_bhs: 'Kreni s nama',
    after_en: 'Start with us',
  } as const;
  const preview: ImportPreview = {
    format: 'csv',
    rows: 2,
    same: 0,
    differences: [difference],
    refused: [
      {
        row: 3,
        key: 'landing.lead',
        problem: 'textMarkup',
        language: 'bhs',
        text: '<b>',
        placeholders: [],
      },
    ],
  };
  const file = { name: 'tekstovi.csv', preview };

  it('says what of it cannot be taken in, and takes in what is chosen', async () => {
    answer(
      translationsApi.applyImport,
      { failure: { code: 'UNAVAILABLE' } },
      {
        applied: 1,
        left: [],
      },
    );
    answer(translationsApi.table, []);
    answer(translationsApi.changes, []);
    const onClose = vi.fn();
    const { user } = show(<ImportView file={file} onClose={onClose} />);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    screen.getByText('HTML oznake ovdje nisu dopuštene.');
    const all = screen.getByRole('checkbox', { name: 'Odaberi sve' });
    await user.click(all);
    expect(press(/^Uvezi/)).toHaveProperty('disabled', true);
    await user.click(all);
    await user.click(press(/^Uvezi 1 izmjenu/));
    await screen.findByText(/^Trenutno nismo dostupni/);
    await user.click(press(/^Uvezi 1 izmjenu/));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await refreshed();
    expect(allSent()[0]?.body).toMatchObject({
      rows: [{ key: row.key, value_bhs: 'Kreni s nama', replaced_bhs: 'Kreni' }],
    });
  });

  it('of which somebody changed a text meanwhile leaves it, and says what stands', async () => {
    answer(translationsApi.applyImport, {
      applied: 0,
      left: [{ key: row.key, value_bhs: 'Kreni prva', value_en: 'Start' }],
    });
    answer(translationsApi.table, []);
    answer(translationsApi.changes, []);
    const onClose = vi.fn();
    const { user } = show(<ImportView file={file} onClose={onClose} />);
    await user.click(press(/^Uvezi 1 izmjenu/));
    await screen.findByText('Kreni prva');
    await refreshed();
    expect(onClose).not.toHaveBeenCalled();
  });
});
