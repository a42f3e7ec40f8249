import { afterEach } from 'vitest';
import { cleanUp } from './show.tsx';

afterEach(cleanUp);
