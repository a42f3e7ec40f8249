import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { show } from '../../../../testing/show.tsx';
import type { Point } from '../../places.ts';
import { PointPicker } from './point-picker.tsx';

function Picker({ onChange }: { onChange: (point: Point | null) => void }) {
  const [point, setPoint] = useState<Point | null>(null);
  const put = (next: Point | null) => {
    setPoint(next);
    onChange(next);
  };
  return <PointPicker id="p" point={point} onPoint={put} municipality="Zenica" />;
}

describe('a point without a map', () => {
  it('is found by words, told in words, and taken away again', async () => {
    const seen: (Point | null)[] = [];
    const { user, fill } = show(<Picker onChange={(point) => seen.push(point)} />);
    const search = screen.getByLabelText('Nađi naselje ili općinu');
    expect(screen.getByRole('status').textContent).toBe('Tačka još nije odabrana.');

    await fill(search, 'zivinice');
    await user.click(screen.getByRole('button', { name: 'Živinice' }));
    expect(seen).toEqual([{ lat: 44.449, lng: 18.65 }]);
    expect(screen.getByRole('status').textContent).toBe('Tačka: Živinice');
    expect(document.body.textContent).not.toMatch(/44[.,]/);
    expect(document.activeElement).toBe(search);

    await user.click(screen.getByRole('button', { name: 'Obriši tačku' }));
    expect(seen.at(-1)).toBeNull();
  });

  it('takes the first place on Enter and says when there is none', async () => {
    const seen: (Point | null)[] = [];
    const { user, fill } = show(<Picker onChange={(point) => seen.push(point)} />);
    const search = screen.getByLabelText('Nađi naselje ili općinu');
    await fill(search, 'Atlantida');
    expect(screen.getByText(/Nema mjesta s tim imenom/)).toBeTruthy();
    await fill(search, 'turbe');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status').textContent).toBe('Tačka: Turbe');
    expect(seen).toHaveLength(1);
  });
});
