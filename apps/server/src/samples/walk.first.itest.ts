import { walkTest } from './walk.testing.ts';

walkTest(0);
