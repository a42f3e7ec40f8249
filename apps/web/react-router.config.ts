import type { Config } from '@react-router/dev/config';
import { compressFolder } from './precompress.ts';

export default {
  appDirectory: 'src',
  ssr: true,
  // The manifest is one cached file; asking for routes piece by piece would cost a request a link.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => {
    const files = `${reactRouterConfig.buildDirectory}/client`;
    compressFolder(files);
  },
} satisfies Config;
