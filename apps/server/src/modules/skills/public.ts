export { provenOf } from './skills.proven.ts';
export { skillsModule } from './skills.routes.ts';
