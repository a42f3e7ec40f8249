import { answerBeside } from './beside.ts';

export type EchoHost = { double(n: number): number };
export type EchoServices = {
  quadruple(n: number): Promise<number>;
  refuse(word: string): never;
  wait(milliseconds: number): Promise<number>;
  end(): never;
};

answerBeside<EchoHost, EchoServices>((ask) => ({
  quadruple: async (n) => ask('double', await ask('double', n)),
  refuse: (word) => {
    // What no copy can be made of goes along with the words.
    throw Object.assign(new TypeError(word), { about: () => undefined });
  },
  wait: async (milliseconds) => {
    const { promise, resolve } = Promise.withResolvers<number>();
    setTimeout(resolve, milliseconds, milliseconds);
    return promise;
  },
  end: () => process.exit(1),
}));
