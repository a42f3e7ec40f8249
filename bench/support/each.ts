interface Changed {
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Changes each request by its number. */
export const each = (change: (n: number) => Changed) => {
  let n = 0;
  return {
    setupRequest: (request: { path?: string; headers?: Record<string, string> }) => {
      n += 1;
      return { ...request, ...change(n) };
    },
  };
};
