export { fundsModule } from './funds.routes.ts';
