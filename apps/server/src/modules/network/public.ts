export { networkModule } from './network.routes.ts';
