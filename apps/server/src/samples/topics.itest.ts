import { topicsTest } from './topics.testing.ts';

topicsTest(1);
