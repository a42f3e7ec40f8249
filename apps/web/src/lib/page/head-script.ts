import { storageKeys } from '../drafts/storage.ts';

/**
 * Runs before the first picture, because pages are rendered for a stranger: resolves the theme
 * `system`, and marks `<html data-session>` when a token is kept, so that the header shows the
 * member's side at once.
 */
export const headScript = `(function(h){try{
if(h.dataset.themeChoice==="system"&&matchMedia("(prefers-color-scheme: dark)").matches)h.dataset.theme="dark";
var a=localStorage.getItem(${JSON.stringify(storageKeys.accessToken)})||localStorage.getItem(${JSON.stringify(storageKeys.refreshToken)});
if(a&&a.length>=20)h.dataset.session="";
}catch(e){}})(document.documentElement)`;
