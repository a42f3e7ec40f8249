/** Begins the names under which the browser keeps what is written in conversations. */
export const outboxName = 'poruke';
