import type { LandingFigures } from '@app/contracts/landing/landing.schemas';
import { rounded, tellingFigures } from '@app/domain/landing/figures';
import { fening } from '@app/domain/money';
import type { z } from 'zod';
import { createCache } from '../../platform/cache.ts';
import type { Platform } from '../../platform/platform.ts';
import { countFigures } from './landing.repo.ts';

const cachedFor = 10 * 60_000;

/** Whole tables are counted for them: once in ten minutes, whoever asks. */
export function createFigures(p: Platform): () => Promise<z.output<typeof LandingFigures>> {
  const cached = createCache<z.output<typeof LandingFigures>>(p, {
    milliseconds: cachedFor,
    atMost: 1,
    on: () => undefined,
  });
  return () => cached('figures', () => readFigures(p));
}

async function readFigures(p: Platform): Promise<z.output<typeof LandingFigures>> {
  const figures = tellingFigures(await countFigures(p.db.read));
  if (!figures) return { figures: null };
  return {
    figures: {
      users: rounded(figures.users),
      projects: rounded(figures.projects),
      invested: fening(rounded(figures.invested)),
      partners: rounded(figures.partners),
    },
  };
}
