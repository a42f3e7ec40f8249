import { ContentBlocks } from '@app/contracts/blocks/blocks.schemas';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCall } from '../../../entities/calls/call.fake.ts';
import { Blocks } from '../../../lib/blocks/blocks.tsx';
import { show } from '../../../testing/show.tsx';
import { watchSight } from '../../../testing/sight.ts';
import { defaultBlocks } from './default-blocks.ts';

const both = (text: string) => ({ bhs: text, en: text });

it('is made of the call’s own texts where nobody has made it', () => {
  const said = {
    perProject: 'po projektu',
    altogether: 'ukupno',
    projects: 'projekata',
    whatTitle: 'Šta',
    whoTitle: 'Ko',
    whenTitle: 'Kad',
    most: 'do 5.000 KM',
    total: '40.000 KM',
    day: (day: string) => `(${day})`,
  };
  const timeline = [{ on: '2026-12-20', text: both('Rok') }];
  const blocks = defaultBlocks(aCall({ timeline }), said);
  expect(ContentBlocks.parse(blocks)).toEqual(blocks);
  watchSight();
  show(<Blocks blocks={blocks} apply={() => null} />);
  for (const words of ['Drugi dio.', 'Grupe mladih', '(2026-12-20)', 'do 5.000 KM']) {
    expect(screen.getByText(words)).toBeDefined();
  }
});
