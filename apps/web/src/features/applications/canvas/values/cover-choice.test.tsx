import { chosenCover, coverScenes } from '@app/domain/applications/application.cover';
import { coverKinds } from '@app/ui/cover';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { expectAccessible, show } from '../../../../testing/show.tsx';
import { type Canvas, CanvasProvider } from '../canvas-context.tsx';
import { CoverChoice } from './cover-choice.tsx';

const kept = () => screen.getByRole('status').textContent;

function Field({ first }: { first: string | null }) {
  const [picture, change] = useState(first);
  const draft = { slug: 'vrt-iza-skole', bank: { emblem: 'prijedor' } };
  return (
    <CanvasProvider value={{ draft } as Canvas}>
      <CoverChoice kept={picture} onChange={change} />
      <output>{picture ?? 'nothing'}</output>
    </CanvasProvider>
  );
}

it('offers every scene that there is, and no other', () => {
  expect([...coverScenes].sort()).toEqual([...coverKinds].sort());
});

it('is chosen from as from any radio group, and keeps the scene where the picture stands', async () => {
  const { user } = show(<Field first={null} />);
  expect(screen.getByRole('radio', { name: 'Znak banke' })).toHaveProperty('checked', true);
  expect(screen.queryByRole('radio', { name: 'Tvoja slika' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Vrt' }));
  expect(kept()).toBe(chosenCover('garden'));
  expect(screen.getByRole('radio', { name: 'Vrt' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('radio', { name: 'Znak banke' }));
  expect(kept()).toBe('nothing');
  expect(screen.getByRole('group', { name: 'Ili naslovna scena' })).toBeTruthy();
  await expectAccessible();
});

it('leads back to one’s own picture after a look at the scenes', async () => {
  const { user } = show(<Field first="/api/ob-files/a.webp" />);
  expect(screen.getByRole('radio', { name: 'Tvoja slika' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('radio', { name: 'Muzika' }));
  expect(kept()).toBe(chosenCover('music'));
  await user.click(screen.getByRole('radio', { name: 'Tvoja slika' }));
  expect(kept()).toBe('/api/ob-files/a.webp');
});
