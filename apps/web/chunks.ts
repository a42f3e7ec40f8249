import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Which modules go into one file of the browsers' code. */
interface Chunk {
  readonly name: string;
  readonly holds: (path: string) => boolean;
  /** Takes all that match; otherwise what pages themselves need and more than one of them does. */
  readonly whole?: true;
}

const chunk = (name: string, path: RegExp): Chunk => ({ name, holds: (id) => path.test(id) });
const whole = (name: string, path: RegExp): Chunk => ({ ...chunk(name, path), whole: true });

/** Parts of features that most pages of the feature do without. */
const parts = [
  chunk(
    'donation',
    /\/features\/crowdfunding\/(?:donation\/|parts\/donation-result)|\/messages\/src\/donation\.ts/,
  ),
  chunk('payments-info', /\/crowdfunding\/parts\/info-page|\/messages\/src\/payments-info\.ts/),
  chunk(
    'bank-projects',
    /\/features\/banks\/(?:parts\/project-tile|projects-text|pages\/guide)|\/messages\/src\/banks-projects\.ts/,
  ),
  chunk(
    'project',
    /\/features\/applications\/preview\/(?!blue)|\/pages\/applications\/|\/messages\/src\/applications-preview\.ts/,
  ),
  chunk('blue', /\/features\/applications\/preview\/blue/),
  chunk('start', /\/features\/applications\/start\/(?!starts)|\/messages\/src\/start\.ts/),
  chunk('sign-in', /\/features\/accounts\/(?:parts\/sign-in-(?:form|points))\.tsx$/),
  chunk(
    'steps',
    /\/features\/accounts\/(?:text|parts\/(?:step-title|use-step|resend-line|new-password-step|code-form))\.tsx?$|\/messages\/src\/accounts\.ts/,
  ),
  chunk(
    'call-editor',
    /\/features\/(?:call-editor|calls\/staff)\/|\/lib\/block-form\/(?:blocks|line|text|words)\.|\/messages\/src\/block-form|\/src\/calls\/call(?:-editing|-content|\.(?:policy|machine|missing|content))|\/messages\/src\/call-editor/,
  ),
  chunk(
    'staff',
    /\/kit\/listing\/filter-form|\/(?:features|pages)\/(?:bank-desk|funds|ob-admin)\/|\/(?:domain|contracts)\/src\/(?:bank-desk|funds)\/(?!purpose)|\/domain\/src\/crowdfunding\/donation\.policy|\/messages\/src\/(?:bank-desk|funds|ob-admin)/,
  ),
  chunk(
    'own-work',
    /\/features\/dashboard\/(?!parts\/(?:next-step|urgent))|\/messages\/src\/dashboard\.ts/,
  ),
  // What who has applications sees, with their forms.
  chunk(
    'own-applications',
    /\/pages\/zone\/|\/features\/(?:tasks|(?:crowdfunding|volunteers)\/own)\/|\/(?:domain|contracts)\/src\/tasks\/|\/messages\/src\/(?:giving|tasks|zone)\.ts/,
  ),
  chunk(
    'articles-desk',
    /\/features\/articles\/(?:queries|desk-text|editor\/)|\/messages\/src\/articles-(?:editor|blocks|desk)/,
  ),
  // What is seen and answered of a project; the desks of its bank do without until it is opened.
  chunk(
    'evidence',
    /\/features\/agreements\/parts\/(?:answer|claims|evidence|expense-dialog|reason-dialog|receipt-acts|send-file)|\/messages\/src\/agreement-evidence\.ts/,
  ),
  // What others write, and the page that shows it first.
  whole(
    'feed',
    /\/pages\/dashboard\/|\/messages\/src\/posts(?:-composer)?\.ts|\/features\/posts\/(?:feed\/(?!settings)|parts\/posts|post\/(?![a-z]+-dialog)|client|content|queries|text|use-post-actions|composer\/(?:draft-slots|lazy))|\/domain\/src\/posts\/(?:mentions|post)\.ts/,
  ),
  chunk('own', /\/features\/profiles\/own\/|\/messages\/src\/profiles-edit\.ts/),
];

const features = join(import.meta.dirname, 'src/features');

/** Those that others build on come before those that build on them. */
const featureNames = new Set(['accounts', 'crowdfunding', 'calls', ...readdirSync(features)]);

function feature(name: string): Chunk {
  const own = new RegExp(
    `/src/(?:entities|features|pages)/${name}/|/(?:domain|contracts)/src/${name}/`,
  );
  return { name, holds: (path) => own.test(path) && !parts.some((part) => part.holds(path)) };
}

/**
 * The files of the browsers' code, from what everything stands on to what stands on all: a chunk
 * takes along what its modules need, as far as no earlier one holds it.
 */
const chunks: readonly Chunk[] = [
  whole(
    'framework',
    /\/node_modules\/(?:react|react-dom|scheduler|react-router)\/|rolldown\/runtime|vite\/preload-helper/,
  ),
  // What nearly every page stands on: the frame, buttons, the API client, what stands in for content.
  // Its sheet has those of what shows records too: a file more costs a phone more than they do.
  whole(
    'shell',
    /\/web\/src\/(?:(?:root|entry\.client)\.tsx$|shell\/(?!forbidden|header\/user-menu|member-area|pages\/)|lib\/(?:new-id\.ts|form\/text\.ts|api\/(?:client|download|error)\.ts|queries\/failed\.tsx|format\/use-format\.ts))|\/ui\/src\/(?:arch\.|button|empty-state|error-state|icon|message|note|progress-bar|scenes\/stones|skeleton|stone-gauge|stand-in)|\/messages\/src\/(?:forms|format\/(?:dates|format|numbers))\.ts|\/domain\/src\/sarajevo-time\.ts|\/(?:account-settings|accounts|applications|articles|banks|calls|campaign-pages|comments|crowdfunding|funds|gifts|guardian-contact|isolation|profiles|sharing|system|teams|volunteers)\/(?:client|(?!call-e)[a-z-]+\.paths)\.ts$|\/(?:lib\/(?:map\/place-map|pictures\/project-picture|texts\/words)|entities\/(?:applications\/(?:pictures|prose)|calls\/call-card))\.module\.css$/,
  ),
  // Fields of short forms and of searching.
  chunk(
    'fields',
    /\/ui\/src\/(?:checkbox|date-(?:input|text)|field|money-input|number-input|radio-buttons|select|steps|switch|text-area|text-input)\.tsx?$|\/web\/src\/lib\/form\/(?:amount-input|date-field|text|town-field)\.|\/domain\/src\/accounts\/municipality|\/messages\/src\/interests\.ts|\/entities\/profiles\/(?:interests|text)/,
  ),
  // What shows records: amounts, pictures, gauges, live data, the state of a project.
  chunk(
    'content',
    /\/web\/src\/kit\/place\/|\/entities\/(?:applications\/(?:pictures|prose|status\/(?!unopened))|profiles\/addresses)|\/web\/src\/lib\/(?!api\/|autosave\/|blocks\/(?!text)|block-form\/|queries\/caches|format\/days|drafts\/drafts|form\/|live\/live-refetch|menus\/menu|pictures\/blurred-picture|older-button|pictures\/picture-file|browser\/push-here|queries\/queries|form\/settled|talk\/|writing\/|session\/permissions|share\/share-dialog)|\/ui\/src\/(?!code-|confirm-dialog|date-text|dialog|menu|password-|qr-code|scenes\/gift-scene|scenes\/next-stone|scenes\/town-strip|segment|switch|table|tabs|toast-view|tooltip|[a-z]+-input)|\/web\/src\/kit\/(?:listing\/(?!filter-form)|letters\/(?:answering|letter-end))|\/messages\/src\/(?:applications-status|blocks|format\/|letters\.|lists\.|time\.)|\/contracts\/src\/text-language|\/node_modules\/(?:franc|trigram-utils|n-gram|collapse-white-space)\/|\/features\/(?:agreements|comments|gifts|mentorship|reports|volunteers)\/(?:lazy|public)|\/domain\/src\/(?:accounts\/(?:account\.policy|profile-slug)|blocks\/embed|calls\/call\.ts|dates\.ts|funds\/purpose|machine|money|reactions|search|applications\/(?:application\.cover|project-stage))/,
  ),
  // What an address offers its reader: an invitation, a receipt, a consent.
  chunk('letters', /\/web\/src\/kit\/letters\/letter-(?:page|parts)/),
  // What the forms of applications ask for, and what stands in projects: canvas, desks, previews.
  chunk(
    'form-rules',
    /\/domain\/src\/applications\/(?:application\.(?:fields|content|machine)|form\/(?!words))|\/messages\/src\/(?:blue-figures|form-blue)|\/entities\/applications\/(?:addresses|asks|files\/file-list|place-words)|\/features\/(?:applications\/figures\/(?:break-even|figures-table|lazy|months|text|warnings)|teams\/(?:lazy-parts|parts\/team-section\.module))/,
  ),
  // What an application lacks, in words.
  chunk(
    'form-words',
    /\/domain\/src\/applications\/form\/words|\/messages\/src\/(?:form-orange|applications-missing)|\/entities\/applications\/(?:next\/|form-(?:paths|texts))/,
  ),
  // Charts of blue grants.
  chunk(
    'charts',
    /\/node_modules\/d3-|\/features\/applications\/figures\/(?:cash-curve|income-bars)/,
  ),
  chunk(
    'eligibility',
    /\/features\/calls\/(?:parts\/(?:lazy-)?)?eligibility|\/messages\/src\/call-eligibility/,
  ),
  chunk('network-parts', /\/features\/network\/(?:lazy-parts|parts\/network\.module)/),
  // What draws content blocks, of calls and of the pages that admins write.
  chunk('blocks', /\/web\/src\/lib\/blocks\//),
  // What a member's pages stand on: queries, session, bell, what sends files, and the inputs that
  // only they have; and the sheets of the pages that members open first.
  whole(
    'member',
    /\/node_modules\/@tanstack\/|\/web\/src\/(?:kit\/action\/[a-z-]+|lib\/(?:api\/(?!client|download|error)[a-z-]+|queries\/caches|format\/days|form\/(?:picture-choices|upload-button|use-upload)|live\/live-refetch|page\/(?:use-seen-before|keep-seen)|form\/list-rows|menus\/menu|older-button|pictures\/picture-file|browser\/push-here|queries\/queries|form\/settled|session\/(?:engine|permissions))|shell\/(?:member-area|forbidden-screen|header\/user-menu))\.tsx?$|\/ui\/src\/(?:scenes\/next-stone|segment|table)\.tsx?$|\/messages\/src\/sdg\.ts|\/entities\/applications\/status\/unopened|\/features\/(?:applications\/remove\/|calls\/use-open-calls|posts\/lazy-parts)|\/messages\/src\/applications-remove\.ts|\/(?:entities|features)\/[a-z-]+\/client\.ts$|\/contracts\/src\/.*paths\.ts$|\/domain\/src\/(?:agreements\/(?:checklist|reminders|report)|reviews\/rubric)\.ts|\/features\/mentorship\/(?:parts\/unread\.tsx|unread\.ts)|\/messages\/src\/mentorship-unread\.ts|\/features\/notifications\/(?:parts\/(?:bell|waiting)\.tsx|queries\.ts|text\.ts)|\/features\/conversations\/(?:parts\/bell\.tsx|(?:bell-text|outbox-name|queries)\.ts)|\/messages\/src\/conversations-bell\.ts|\/features\/(?:guardian-contact|profiles\/own)\/queries\.ts|\/(?:conversations\/(?:pages|parts)\/(?:door|inbox|messages|pane|row)|dashboard\/(?:parts\/)?dashboard|network\/parts\/suggestions|posts\/(?:activity\/activity|feed\/feed|parts\/posts|post\/post))\.module\.css$/,
  ),
  chunk(
    'forms',
    /\/node_modules\/react-hook-form\/|\/ui\/src\/password-|\/web\/src\/lib\/form\/(?!code-|form-dialog)|\/web\/src\/kit\/letters\/pressed-letter/,
  ),
  chunk('code', /\/code-(?:input|field)\.tsx$/),
  chunk(
    'drafts',
    /\/node_modules\/zod\/|\/web\/src\/lib\/(?:drafts\/drafts\.ts|autosave\/|writing\/)|\/messages\/src\/(?:banks-editor|writing)\.ts|\/features\/(?:banks\/(?:editor\/|editor-text)|applications\/canvas\/values\/lazy-point-picker)/,
  ),
  chunk(
    'overlays',
    /\/node_modules\/(?!d3-)|\/ui\/src\/(?:dialog|confirm-dialog|tabs|toast-view|tooltip)\.tsx$|\/web\/src\/lib\/form\/form-dialog/,
  ),
  ...Array.from(featureNames, feature),
  ...parts,
];

/** What the bundler is told: named files by kind and feature; the rest stays with its page. */
export const groups = chunks.map(({ name, holds, whole }, place) => ({
  name,
  test: (id: string) => !/(?<!\.module)\.css$/.test(id) && holds(id.replaceAll('\\', '/')),
  priority: chunks.length - place,
  ...(whole ? {} : { tags: ['$initial' as const], minShareCount: 2 }),
}));
