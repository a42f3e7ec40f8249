CREATE TABLE "content_pages" (
	"page" text PRIMARY KEY NOT NULL,
	"blocks" jsonb NOT NULL,
	"published_revision" integer NOT NULL,
	"published_at" timestamp with time zone,
	"published_by" uuid,
	"draft" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"saved_at" timestamp with time zone,
	"saved_by" uuid
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"blocks" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_pages" ADD CONSTRAINT "content_pages_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_pages" ADD CONSTRAINT "content_pages_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_versions_page" ON "content_versions" USING btree ("page","id");--> statement-breakpoint
CREATE INDEX "content_versions_actor" ON "content_versions" USING btree ("actor_id");