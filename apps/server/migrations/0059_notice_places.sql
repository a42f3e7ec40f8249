ALTER TABLE "notifications" ADD COLUMN "place_of" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_place_of_users_id_fk" FOREIGN KEY ("place_of") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_place" ON "notifications" USING btree ("place_of") WHERE place_of IS NOT NULL;--> statement-breakpoint
UPDATE "notifications" SET "place_of" = "users"."id" FROM "users" WHERE "text" LIKE 'post%' AND "action_url" ~ '^/activity/[0-9a-f-]{36}' AND "users"."id"::text = substring("action_url" from 11 for 36);
