import { walkTest } from './walk.testing.ts';

walkTest(2);
