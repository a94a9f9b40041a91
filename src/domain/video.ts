const ID = /^[\w-]{11}$/;
const HOST = /^(www\.|m\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;

/** The 11-character id of a video link; undefined if it has none, and no player is shown. */
export function videoId(link: string | null): string | undefined {
  if (!link) return undefined;
  if (ID.test(link)) return link;
  if (!URL.canParse(link)) return undefined;
  const { hostname, pathname, searchParams } = new URL(link);
  if (!HOST.test(hostname)) return undefined;
  const named = /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(pathname)?.[1];
  const found = searchParams.get('v') ?? named ?? (hostname === 'youtu.be' ? pathname.slice(1) : '');
  return ID.test(found) ? found : undefined;
}
