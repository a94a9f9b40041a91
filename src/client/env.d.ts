/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** The API on another origin, such as `https://api.example.org/api`; absent means `/api` on the site's own. */
  readonly PUBLIC_API_URL?: string;
}
