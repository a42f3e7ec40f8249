import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Prose } from './prose.tsx';

it('parts paragraphs by empty lines, and says where there are none', () => {
  show(
    <>
      <Prose text={'Jedan\ndva\n\n \nTri\n'} empty="Prazno" />
      <Prose text="  " empty="Ništa" />
    </>,
  );
  const said = screen.getAllByText(/./, { selector: 'p' }).map((one) => one.textContent);
  expect(said).toEqual(['Jedan\ndva', 'Tri', 'Ništa']);
});
