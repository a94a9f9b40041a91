import type { Generated } from 'kysely';

declare module '#server/platform/database/schema.ts' {
  interface Schema {
    page_view: PageViewTable;
    page_view_daily: PageViewDailyView;
  }
}

interface PageViewTable {
  id: Generated<number>;
  day: string;
  page: string;
  url: string;
  viewed_at: Date;
  session_id: string;
  device_type: string;
}

interface PageViewDailyView {
  day: string;
  page: string;
  device_type: string;
  views: number;
  visitors: number;
}
