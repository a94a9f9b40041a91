/** The build that the tests look at: with a page for every demo room, so it is the server that makes it. */
import { startSite } from './support/site.ts';

const { stop } = await startSite();
await stop();
