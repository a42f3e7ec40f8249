import { endpoints } from '../endpoint.ts';
import { landingPaths } from './landing.paths.ts';
import { LandingFigures } from './landing.schemas.ts';

export const landingApi = endpoints(landingPaths, {
  figures: {
    access: 'public',
    summary: 'Members, projects, money given and partners so far, for the landing page.',
    answer: LandingFigures,
  },
});
