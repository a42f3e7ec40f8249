import { landingApi } from '@app/contracts/landing/landing.api';
import { defineModule } from '../../platform/http/module.ts';
import { createFigures } from './landing.service.ts';

export const landingModule = defineModule({
  name: 'landing',
  api: landingApi,
  setup: createFigures,
  handlers: (_platform, figures) => ({ figures }),
});
