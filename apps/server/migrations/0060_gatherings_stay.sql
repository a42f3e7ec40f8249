ALTER TABLE "notifications" ADD COLUMN "gathering" uuid;--> statement-breakpoint
UPDATE "notifications" SET "gathering" = "id" WHERE "gathered_by" IS NOT NULL OR "id" IN (SELECT "notification_id" FROM "notification_people");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_gathering_unique" UNIQUE("gathering");--> statement-breakpoint
ALTER TABLE "notification_people" RENAME COLUMN "notification_id" TO "gathering";--> statement-breakpoint
ALTER TABLE "notification_people" DROP CONSTRAINT "notification_people_notification_id_notifications_id_fk";
--> statement-breakpoint
ALTER TABLE "notification_people" DROP CONSTRAINT "notification_people_notification_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "notification_people" ADD CONSTRAINT "notification_people_gathering_user_id_pk" PRIMARY KEY("gathering","user_id");--> statement-breakpoint
ALTER TABLE "notification_people" ADD CONSTRAINT "notification_people_gathering_notifications_gathering_fk" FOREIGN KEY ("gathering") REFERENCES "public"."notifications"("gathering") ON DELETE cascade ON UPDATE no action;
