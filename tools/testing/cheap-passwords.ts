import { passwordCost } from '../../apps/server/src/modules/accounts/passwords/passwords.ts';

// passwords.test.ts proves what a password costs; on the database hundreds are set and tried.
Object.assign(passwordCost, { memoryCost: 8, timeCost: 1 });
