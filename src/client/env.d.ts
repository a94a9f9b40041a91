/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** The API on another origin, such as `https://api.example.org/api`; absent means `/api` on the site's own. */
  readonly PUBLIC_API_URL?: string;
  /**
   * The address of map tiles with `{z}/{x}/{y}`, and `{key}` if the service needs one; absent means OpenStreetMap's.
   */
  readonly PUBLIC_MAP_TILES_URL?: string;
  readonly PUBLIC_MAP_KEY?: string;
  /** An address search with Nominatim's interface; absent means OpenStreetMap's. */
  readonly PUBLIC_GEOCODER_URL?: string;
}
