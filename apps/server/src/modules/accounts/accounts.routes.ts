import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { translate } from '@app/messages/translate';
import { defineModule } from '../../platform/http/module.ts';
import { accountsJobs } from './accounts.jobs.ts';
import { accountsPersonalData } from './accounts.personal-data.ts';
import { ownProfile, saveLanguage } from './accounts.service.ts';
import { accountsTables } from './accounts.tables.ts';
import { accountsTopics } from './accounts.topics.ts';
import {
  askForResetCode,
  askForResetLink,
  checkResetCode,
  checkResetLink,
  resetPassword,
} from './passwords/reset.service.ts';
import { refresh, signOut } from './sessions/sessions.service.ts';
import { signIn, signInByCode, signInByRegistration } from './sign-in/sign-in.service.ts';
import {
  completeOnboarding,
  register,
  resendVerification,
  verifyByCode,
  verifyByToken,
} from './sign-up/registration.service.ts';

export const accountsModule = defineModule({
  name: 'accounts',
  api: accountsApi,
  tables: accountsTables,
  topics: accountsTopics,
  jobs: accountsJobs,
  personalData: accountsPersonalData,
  handlers: (p) => ({
    login: ({ body }, client) => signIn(p, body, client),
    loginCode: ({ body }, client) => signInByCode(p, body, client),
    loginRegistration: ({ body }, client) => signInByRegistration(p, body.secret, client),
    refresh: ({ body }, client) => refresh(p, body.refreshToken, client),
    logout: ({ body }) => signOut(p, body.refreshToken),
    register: ({ body }, client) => register(p, body, client),
    resendVerification: async ({ body }, context) => {
      const answer = await resendVerification(p, body, context, context.actor?.id);
      if (!('alreadyVerified' in answer) || !answer.alreadyVerified) return answer;
      return { ...answer, error: translate(context.language, 'accountsMails.alreadyVerified') };
    },
    verifyToken: ({ query }, client) => verifyByToken(p, query.token, client),
    verifyCode: ({ body }, client) => verifyByCode(p, body, client),
    forgotPassword: ({ body }, client) => askForResetCode(p, body, client),
    verifyResetCode: ({ body }, client) => checkResetCode(p, body, client),
    resetPassword: ({ body }, client) => resetPassword(p, body, body.newPassword, client),
    verifyResetToken: ({ params }) => checkResetLink(p, params.token),
    requestPasswordReset: ({ body }, client) => askForResetLink(p, body.email, client),
    onboarding: ({ body }, context) => completeOnboarding(p, body, context, context.actor?.id),
    profile: (_, { actor }) => ownProfile(p, actor.id),
    setLanguage: ({ body }, { actor }) => saveLanguage(p, actor.id, body.language),
  }),
});
