CREATE TABLE "article_authors" (
	"article_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"agreed_at" timestamp with time zone,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_authors_article_id_user_id_pk" PRIMARY KEY("article_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "article_bookmarks" (
	"article_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_bookmarks_article_id_user_id_pk" PRIMARY KEY("article_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "article_comment_reports" (
	"comment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"fault" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_comment_reports_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "article_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_by" uuid,
	"reported_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "article_history" (
	"article_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"event" text NOT NULL,
	"reason" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "article_history_article_id_number_pk" PRIMARY KEY("article_id","number")
);
--> statement-breakpoint
CREATE TABLE "article_reactions" (
	"article_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reaction" text NOT NULL,
	"reacted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_reactions_article_id_user_id_pk" PRIMARY KEY("article_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"language" text NOT NULL,
	"slug" text NOT NULL,
	"status" text NOT NULL,
	"owner_id" uuid,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"field_revisions" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"published" jsonb,
	"summary" jsonb,
	"words" "tsvector" DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"bank_id" uuid,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone,
	"appears_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"returned_reason" text,
	"returned_by" uuid,
	"returned_at" timestamp with time zone,
	"preview_hash" text,
	"preview_expires_at" timestamp with time zone,
	CONSTRAINT "articles_slug_unique" UNIQUE("slug"),
	CONSTRAINT "articles_preview_hash_unique" UNIQUE("preview_hash"),
	CONSTRAINT "articles_version" UNIQUE("group_id","language"),
	CONSTRAINT "articles_read_whole" CHECK (status NOT IN ('published', 'amended') OR (published IS NOT NULL AND summary IS NOT NULL AND published_at IS NOT NULL)),
	CONSTRAINT "articles_scheduled_when" CHECK ((status = 'scheduled') = (appears_at IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "link_previews" (
	"address" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"image_url" text,
	"site_name" text NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" drop column "kind";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "kind" text GENERATED ALWAYS AS (CASE type WHEN 'team_invitation' THEN 'teams' WHEN 'invitation_response' THEN 'teams' WHEN 'team_activity' THEN 'teams' WHEN 'status_change' THEN 'applications' WHEN 'deadline' THEN 'applications' WHEN 'call_opened' THEN 'applications' WHEN 'review' THEN 'applications' WHEN 'donation' THEN 'donations' WHEN 'mentor_message' THEN 'mentors' WHEN 'article' THEN 'network' WHEN 'connection_request' THEN 'network' WHEN 'mention' THEN 'network' WHEN 'comment' THEN 'network' END) STORED;--> statement-breakpoint
ALTER TABLE "article_authors" ADD CONSTRAINT "article_authors_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_authors" ADD CONSTRAINT "article_authors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_bookmarks" ADD CONSTRAINT "article_bookmarks_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_bookmarks" ADD CONSTRAINT "article_bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_comment_reports" ADD CONSTRAINT "article_comment_reports_comment_id_article_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."article_comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_comment_reports" ADD CONSTRAINT "article_comment_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_comments" ADD CONSTRAINT "article_comments_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_comments" ADD CONSTRAINT "article_comments_parent_id_article_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."article_comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_comments" ADD CONSTRAINT "article_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_comments" ADD CONSTRAINT "article_comments_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_history" ADD CONSTRAINT "article_history_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_history" ADD CONSTRAINT "article_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reactions" ADD CONSTRAINT "article_reactions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reactions" ADD CONSTRAINT "article_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_returned_by_users_id_fk" FOREIGN KEY ("returned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_authors_user" ON "article_authors" USING btree ("user_id","saved_at","article_id");--> statement-breakpoint
CREATE INDEX "article_bookmarks_user" ON "article_bookmarks" USING btree ("user_id","kept_at","article_id");--> statement-breakpoint
CREATE INDEX "article_comment_reports_user" ON "article_comment_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "article_comments_threads" ON "article_comments" USING btree ("article_id","created_at","id") WHERE parent_id IS NULL;--> statement-breakpoint
CREATE INDEX "article_comments_answers" ON "article_comments" USING btree ("parent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "article_comments_article" ON "article_comments" USING btree ("article_id","author_id");--> statement-breakpoint
CREATE INDEX "article_comments_author" ON "article_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "article_comments_hidden_by" ON "article_comments" USING btree ("hidden_by");--> statement-breakpoint
CREATE INDEX "article_comments_reported" ON "article_comments" USING btree ("reported_at","id") WHERE reported_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "article_history_actor" ON "article_history" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "article_reactions_user" ON "article_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "articles_read" ON "articles" USING btree ("language","published_at","id") WHERE status IN ('published', 'amended');--> statement-breakpoint
CREATE INDEX "articles_words" ON "articles" USING gin ("words") WHERE status IN ('published', 'amended');--> statement-breakpoint
CREATE INDEX "articles_waiting" ON "articles" USING btree ("submitted_at","id") WHERE status IN ('review', 'amended');--> statement-breakpoint
CREATE INDEX "articles_scheduled" ON "articles" USING btree ("appears_at") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "articles_owner" ON "articles" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "link_previews_fetched" ON "link_previews" USING btree ("fetched_at");