import type { Plugin } from 'vite';

/**
 * Parts of React Router that do nothing here: nobody instruments the router in browsers, and all
 * routes are known from the start (`routeDiscovery: initial`). Each stands for what its functions
 * answer when they are switched off; what only servers use of them is undefined. An export that a
 * newer version adds stops the build.
 */
const idle: Readonly<Record<string, string>> = {
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined;`,
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    export const getManifestPath = undefined, getPathsWithAncestors = undefined;
    export const handleClientVersionMismatch = undefined;`,
};

const routerPart = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/](.+)$/;

/** Leaves out of the browsers' files what is idle in them. */
export function lighterRouter(): Plugin {
  return {
    name: 'lighter-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const part = routerPart.exec(id)?.[1]?.replaceAll('\\', '/');
      return part === undefined ? undefined : idle[part];
    },
  };
}
