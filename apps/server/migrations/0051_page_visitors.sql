CREATE TABLE "page_visitors" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "page_visitors_day_page_visitor_pk" PRIMARY KEY("day","page","visitor")
);
--> statement-breakpoint
ALTER TABLE "page_views" ADD COLUMN "visitors" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "call_views_by_day" ON "call_views" USING btree ("day");