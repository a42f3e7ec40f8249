import { createContext } from 'react';

/** Nonce of the inline scripts while rendering on the server; browsers never show it again. */
export const NonceContext = createContext<string | undefined>(undefined);

/** What leaves with a member's page before its scripts are there; printed on the server alone. */
export const FirstScriptContext = createContext('');
