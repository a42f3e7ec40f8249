import { accessTexts } from './access.ts';
import { accountChangesTexts } from './account-changes.ts';
import { accountsTexts } from './accounts.ts';
import { accountsMailsTexts } from './accounts-mails.ts';
import { adminTexts } from './admin.ts';
import { adminLoginTexts } from './admin-login.ts';
import { agreementCopiesTexts } from './agreement-copies.ts';
import { agreementEvidenceTexts } from './agreement-evidence.ts';
import { agreementHistoryTexts } from './agreement-history.ts';
import { agreementMoneyTexts } from './agreement-money.ts';
import { agreementTemplateTexts } from './agreement-template.ts';
import { agreementsTexts } from './agreements.ts';
import { agreementsDocumentTexts } from './agreements-document.ts';
import { applicationsTexts } from './applications.ts';
import { applicationsFieldsTexts } from './applications-fields.ts';
import { applicationsFilesTexts } from './applications-files.ts';
import { applicationsHistoryTexts } from './applications-history.ts';
import { applicationsMailsTexts } from './applications-mails.ts';
import { applicationsMissingTexts } from './applications-missing.ts';
import { applicationsPdfTexts } from './applications-pdf.ts';
import { applicationsPreviewTexts } from './applications-preview.ts';
import { applicationsRemoveTexts } from './applications-remove.ts';
import { applicationsSentTexts } from './applications-sent.ts';
import { applicationsStatusTexts } from './applications-status.ts';
import { articlesTexts } from './articles.ts';
import { articlesBlocksTexts } from './articles-blocks.ts';
import { articlesDeskTexts } from './articles-desk.ts';
import { articlesEditorTexts } from './articles-editor.ts';
import { articlesFeedTexts } from './articles-feed.ts';
import { bankDeskTexts } from './bank-desk.ts';
import { bankDeskCampaignsTexts } from './bank-desk-campaigns.ts';
import { bankDeskFileTexts } from './bank-desk-file.ts';
import { bankRequestsTexts } from './bank-requests.ts';
import { bankRequestsMailsTexts } from './bank-requests-mails.ts';
import { banksTexts } from './banks.ts';
import { banksEditorTexts } from './banks-editor.ts';
import { banksProjectsTexts } from './banks-projects.ts';
import { banksStartTexts } from './banks-start.ts';
import { blockFormTexts } from './block-form.ts';
import { blocksTexts } from './blocks.ts';
import { blueFiguresTexts } from './blue-figures.ts';
import { bluePreviewTexts } from './blue-preview.ts';
import { callEditorTexts } from './call-editor.ts';
import { callEditorFieldsTexts } from './call-editor-fields.ts';
import { callEligibilityTexts } from './call-eligibility.ts';
import { callFilesTexts } from './call-files.ts';
import { callFunnelTexts } from './call-funnel.ts';
import { callLandingTexts } from './call-landing.ts';
import { callsTexts } from './calls.ts';
import { campaignPagesTexts } from './campaign-pages.ts';
import { campaignPagesMailsTexts } from './campaign-pages-mails.ts';
import { campaignPosterTexts } from './campaign-poster.ts';
import { campaignSpreadTexts } from './campaign-spread.ts';
import type { Text } from './catalogue.ts';
import { commentsTexts } from './comments.ts';
import { commonTexts } from './common.ts';
import { conversationsTexts } from './conversations.ts';
import { conversationsBellTexts } from './conversations-bell.ts';
import { conversionTexts } from './conversion.ts';
import { crowdfundingTexts } from './crowdfunding.ts';
import { crowdfundingMailsTexts } from './crowdfunding-mails.ts';
import { dashboardTexts } from './dashboard.ts';
import { demoPaymentsTexts } from './demo-payments.ts';
import { donationTexts } from './donation.ts';
import { donationDocumentTexts } from './donation-document.ts';
import { errorsTexts } from './errors.ts';
import { evidenceTexts } from './evidence.ts';
import { factorStopTexts } from './factor-stop.ts';
import { finderTexts } from './finder.ts';
import { formBlueTexts } from './form-blue.ts';
import { formOrangeTexts } from './form-orange.ts';
import { formsTexts } from './forms.ts';
import { fundsTexts } from './funds.ts';
import { fundsBookTexts } from './funds-book.ts';
import { giftsTexts } from './gifts.ts';
import { giftsDocumentTexts } from './gifts-document.ts';
import { giftsMailsTexts } from './gifts-mails.ts';
import { giftsPagesTexts } from './gifts-pages.ts';
import { givingTexts } from './giving.ts';
import { givingDocumentTexts } from './giving-document.ts';
import { guardianContactTexts } from './guardian-contact.ts';
import { guardianContactMailsTexts } from './guardian-contact-mails.ts';
import { guardiansTexts } from './guardians.ts';
import { guardiansMailsTexts } from './guardians-mails.ts';
import { helpTexts } from './help.ts';
import { helpMailsTexts } from './help-mails.ts';
import { interestsTexts } from './interests.ts';
import { isolationTexts } from './isolation.ts';
import { landingTexts } from './landing.ts';
import { legalTexts } from './legal.ts';
import { lettersTexts } from './letters.ts';
import { listsTexts } from './lists.ts';
import { liveEditTexts } from './live-edit.ts';
import { mailTexts } from './mail.ts';
import { mentorshipTexts } from './mentorship.ts';
import { mentorshipDeskTexts } from './mentorship-desk.ts';
import { mentorshipFileTexts } from './mentorship-file.ts';
import { mentorshipMailsTexts } from './mentorship-mails.ts';
import { mentorshipUnreadTexts } from './mentorship-unread.ts';
import { networkTexts } from './network.ts';
import { notificationsTexts } from './notifications.ts';
import { notificationsBellTexts } from './notifications-bell.ts';
import { notificationsChoicesTexts } from './notifications-choices.ts';
import { notificationsKindsTexts } from './notifications-kinds.ts';
import { notificationsMailsTexts } from './notifications-mails.ts';
import { notificationsNewsTexts } from './notifications-news.ts';
import { obAdminTexts } from './ob-admin.ts';
import { orangeGrantsTexts } from './orange-grants.ts';
import { pageFiguresTexts } from './page-figures.ts';
import { paymentsTexts } from './payments.ts';
import { paymentsFileTexts } from './payments-file.ts';
import { paymentsInfoTexts } from './payments-info.ts';
import { personalDataTexts } from './personal-data.ts';
import { postsTexts } from './posts.ts';
import { postsComposerTexts } from './posts-composer.ts';
import { profilesTexts } from './profiles.ts';
import { profilesEditTexts } from './profiles-edit.ts';
import { profilesPrivacyTexts } from './profiles-privacy.ts';
import { reportsTexts } from './reports.ts';
import { reviewsTexts } from './reviews.ts';
import { reviewsPapersTexts } from './reviews-papers.ts';
import { sdgTexts } from './sdg.ts';
import { sdgTargetsTexts } from './sdg-targets.ts';
import { securityTexts } from './security.ts';
import { settingsTexts } from './settings.ts';
import { shareTexts } from './share.ts';
import { sharingTexts } from './sharing.ts';
import { shellTexts } from './shell.ts';
import { signInTexts } from './sign-in.ts';
import { siteTexts } from './site.ts';
import { skillsTexts } from './skills.ts';
import { startTexts } from './start.ts';
import { storiesTexts } from './stories.ts';
import { systemTexts } from './system.ts';
import { talkTexts } from './talk.ts';
import { tasksTexts } from './tasks.ts';
import { teamTestTexts } from './team-test.ts';
import { teamsTexts } from './teams.ts';
import { teamsMailsTexts } from './teams-mails.ts';
import { timeTexts } from './time.ts';
import { titlesTexts } from './titles.ts';
import type { Domain } from './translate.ts';
import { translationsTexts } from './translations.ts';
import { translationsPartsTexts } from './translations-parts.ts';
import { twoFactorTexts } from './two-factor.ts';
import { validationTexts } from './validation.texts.ts';
import { volunteersTexts } from './volunteers.ts';
import { volunteersDocumentTexts } from './volunteers-document.ts';
import { volunteersMailsTexts } from './volunteers-mails.ts';
import { volunteersPagesTexts } from './volunteers-pages.ts';
import { writingTexts } from './writing.ts';
import { zoneTexts } from './zone.ts';

/**
 * Every text of the product, by the name under which it is asked for. Only the server imports this:
 * a page carries its own texts, not all of them.
 */
export const allTexts = {
  'agreement-copies': agreementCopiesTexts,
  'agreement-evidence': agreementEvidenceTexts,
  'agreement-history': agreementHistoryTexts,
  'agreement-money': agreementMoneyTexts,
  'agreement-template': agreementTemplateTexts,
  agreements: agreementsTexts,
  'agreements-document': agreementsDocumentTexts,
  articles: articlesTexts,
  'articles-blocks': articlesBlocksTexts,
  'articles-desk': articlesDeskTexts,
  'articles-editor': articlesEditorTexts,
  access: accessTexts,
  'account-changes': accountChangesTexts,
  accounts: accountsTexts,
  accountsMails: accountsMailsTexts,
  admin: adminTexts,
  'admin-login': adminLoginTexts,
  applications: applicationsTexts,
  'applications-fields': applicationsFieldsTexts,
  'applications-files': applicationsFilesTexts,
  'form-blue': formBlueTexts,
  'form-orange': formOrangeTexts,
  'block-form': blockFormTexts,
  'blue-figures': blueFiguresTexts,
  blocks: blocksTexts,
  'blue-preview': bluePreviewTexts,
  'applications-history': applicationsHistoryTexts,
  'applications-missing': applicationsMissingTexts,
  'applications-pdf': applicationsPdfTexts,
  'applications-preview': applicationsPreviewTexts,
  'applications-remove': applicationsRemoveTexts,
  'applications-sent': applicationsSentTexts,
  'applications-status': applicationsStatusTexts,
  applicationsMails: applicationsMailsTexts,
  'ob-admin': obAdminTexts,
  'bank-desk': bankDeskTexts,
  'bank-desk-campaigns': bankDeskCampaignsTexts,
  'bank-desk-file': bankDeskFileTexts,
  'bank-requests': bankRequestsTexts,
  bankRequestsMails: bankRequestsMailsTexts,
  banks: banksTexts,
  'call-editor': callEditorTexts,
  'call-editor-fields': callEditorFieldsTexts,
  'call-eligibility': callEligibilityTexts,
  'articles-feed': articlesFeedTexts,
  'call-files': callFilesTexts,
  'banks-editor': banksEditorTexts,
  'banks-projects': banksProjectsTexts,
  'call-funnel': callFunnelTexts,
  'call-landing': callLandingTexts,
  'banks-start': banksStartTexts,
  'orange-grants': orangeGrantsTexts,
  calls: callsTexts,
  conversion: conversionTexts,
  crowdfunding: crowdfundingTexts,
  crowdfundingMails: crowdfundingMailsTexts,
  dashboard: dashboardTexts,
  demoPayments: demoPaymentsTexts,
  donation: donationTexts,
  'donation-document': donationDocumentTexts,
  errors: errorsTexts,
  evidence: evidenceTexts,
  'factor-stop': factorStopTexts,
  finder: finderTexts,
  forms: formsTexts,
  funds: fundsTexts,
  gifts: giftsTexts,
  'gifts-pages': giftsPagesTexts,
  'gifts-document': giftsDocumentTexts,
  giving: givingTexts,
  'giving-document': givingDocumentTexts,
  giftsMails: giftsMailsTexts,
  guardianContact: guardianContactTexts,
  guardianContactMails: guardianContactMailsTexts,
  guardians: guardiansTexts,
  guardiansMails: guardiansMailsTexts,
  'funds-book': fundsBookTexts,
  interests: interestsTexts,
  isolation: isolationTexts,
  help: helpTexts,
  helpMails: helpMailsTexts,
  'live-edit': liveEditTexts,
  landing: landingTexts,
  legal: legalTexts,
  letters: lettersTexts,
  lists: listsTexts,
  mail: mailTexts,
  mentorshipFile: mentorshipFileTexts,
  mentorshipMails: mentorshipMailsTexts,
  notifications: notificationsTexts,
  'notifications-bell': notificationsBellTexts,
  'notifications-choices': notificationsChoicesTexts,
  'notifications-news': notificationsNewsTexts,
  notificationsKinds: notificationsKindsTexts,
  notificationsMails: notificationsMailsTexts,
  'page-figures': pageFiguresTexts,
  payments: paymentsTexts,
  'payments-file': paymentsFileTexts,
  'payments-info': paymentsInfoTexts,
  posts: postsTexts,
  'posts-composer': postsComposerTexts,
  personalData: personalDataTexts,
  profiles: profilesTexts,
  profilesEdit: profilesEditTexts,
  profilesPrivacy: profilesPrivacyTexts,
  reviews: reviewsTexts,
  'reviews-papers': reviewsPapersTexts,
  sdg: sdgTexts,
  'sdg-targets': sdgTargetsTexts,
  security: securityTexts,
  settings: settingsTexts,
  share: shareTexts,
  shell: shellTexts,
  'sign-in': signInTexts,
  site: siteTexts,
  skills: skillsTexts,
  start: startTexts,
  system: systemTexts,
  'team-test': teamTestTexts,
  teams: teamsTexts,
  teamsMails: teamsMailsTexts,
  time: timeTexts,
  titles: titlesTexts,
  translations: translationsTexts,
  'translations-parts': translationsPartsTexts,
  'two-factor': twoFactorTexts,
  validation: validationTexts,
  stories: storiesTexts,
  comments: commentsTexts,
  common: commonTexts,
  mentorship: mentorshipTexts,
  'mentorship-desk': mentorshipDeskTexts,
  'mentorship-unread': mentorshipUnreadTexts,
  'campaign-pages': campaignPagesTexts,
  campaignPagesMails: campaignPagesMailsTexts,
  'campaign-poster': campaignPosterTexts,
  'campaign-spread': campaignSpreadTexts,
  sharing: sharingTexts,
  conversations: conversationsTexts,
  'conversations-bell': conversationsBellTexts,
  talk: talkTexts,
  tasks: tasksTexts,
  volunteers: volunteersTexts,
  'volunteers-document': volunteersDocumentTexts,
  volunteersMails: volunteersMailsTexts,
  'volunteers-pages': volunteersPagesTexts,
  writing: writingTexts,
  zone: zoneTexts,
  network: networkTexts,
  reports: reportsTexts,
} satisfies Readonly<Record<string, Domain>>;

// A catalogue without a name, by which admins find it, does not compile.
translationsPartsTexts satisfies Readonly<Record<keyof typeof allTexts, Text>>;
